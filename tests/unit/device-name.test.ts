import { expect, test } from 'vitest'
import { deviceName } from '#routers/account/device-name.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.for([
  [
    'Firefox, Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ],
  [
    'Firefox, Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ],
  [
    'Chrome, Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/138.0.0.0 Safari/537.36`,
  ],
  [
    'Edge, Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`,
  ],
  [
    'Edge, Android',
    `Mozilla/5.0 (Linux; Android 10; Pixel 3 XL) ${webkit} Chrome/138.0.0.0 Mobile Safari/537.36 EdgA/138.0.0.0`,
  ],
  [
    'Opera, macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`,
  ],
  [
    'Safari, macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
  [
    'Safari, iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari, iPad',
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome, iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1',
  ],
  [
    'Firefox, iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1.15',
  ],
  [
    'Edge, iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 EdgiOS/138.0.0.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome, Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/138.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Samsung Internet, Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Chrome, ChromeOS',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/138.0.0.0 Safari/537.36`,
  ],
  [
    'Chrome, Linux',
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/138.0.0.0 Safari/537.36`,
  ],
])('a browser is told as %s', ([name, userAgent]) => {
  expect(deviceName(userAgent!)).toBe(name)
})

test('what is half known is told by the half that is', () => {
  expect(deviceName('Something/1.0 (Windows NT 10.0)')).toBe('Windows')
  expect(deviceName('Firefox/140.0')).toBe('Firefox')
})

test.for([null, '', 'curl/8.5.0', 'node', '<script>alert(1)</script>'])(
  'nothing is made of %j',
  (userAgent) => {
    expect(deviceName(userAgent)).toBeNull()
  },
)

test('of a made-up browser no word of its own is shown', () => {
  const words = 'Evil"><b>/1.0 Firefox/1 (Windows; <img src=x>)'
  expect(deviceName(words)).toBe('Firefox, Windows')
})
