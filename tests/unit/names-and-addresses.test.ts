import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressKey } from '#routers/rate-limit.ts'
import { uploadIdOf, cleanName } from '#server/uploads/tus.ts'
import { dispositionOf } from '#server/uploads/serve-file.ts'

test.for([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
] as const)('the address %s is limited as %s', ([ip, key]) => {
  expect(addressKey(ip)).toBe(key)
})

test('all addresses of one /64 have one key, those of two /64 two', () => {
  const group = fc.nat(0xffff).map((value) => value.toString(16))
  const half = fc.tuple(group, group, group, group)
  fc.assert(
    fc.property(half, half, half, half, (net, other, one, two) => {
      const key = (network: string[], host: string[]) =>
        addressKey([...network, ...host].join(':'))
      expect(key(net, one)).toBe(key(net, two))
      expect(key(net, one) === key(other, one)).toBe(net.join() === other.join())
    }),
  )
})

test('one address has one key in whatever letters it is written', () => {
  expect(addressKey('2001:DB8:1:2::7')).toBe(addressKey('2001:db8:1:2::7'))
})

test.for([
  ['harbour.jpg', 'harbour.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\work\\a.png', 'a.png'],
  ['a\u0000b\r\n.jpg', 'ab.jpg'],
  ['evil\u202Egpj.exe', 'evilgpj.exe'],
  ['', 'untitled'],
  ['///', 'untitled'],
  ['  x.jpg ', 'x.jpg'],
  ['u\u0308ber.jpg', 'über.jpg'],
] as const)('the name %j is shown as %j', ([name, shown]) => {
  expect(cleanName(name)).toBe(shown)
})

test('a clean name has a bounded length, keeps its extension and stays clean', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const clean = cleanName(name)
      expect(clean.length).toBeGreaterThan(0)
      expect(clean.length).toBeLessThanOrEqual(200)
      expect(cleanName(clean)).toBe(clean)
      // oxlint-disable-next-line no-control-regex -- they are what must be gone
      expect(clean).not.toMatch(/[/\\\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/)
    }),
    { numRuns: 500 },
  )
  expect(cleanName(`${'x'.repeat(500)}.jpeg`)).toMatch(/^x{195}\.jpeg$/)
})

test('whatever a file is called, its header can be sent and read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (originalName) => {
      const value = dispositionOf({ mimeType: 'image/jpeg', originalName })
      expect(value).toMatch(
        /^inline; filename="[\x20-\x7e]*"; filename\*=UTF-8''[^\s"';]*$/,
      )
      const encoded = value.slice(value.indexOf("UTF-8''") + 7)
      expect(decodeURIComponent(encoded)).toBe(originalName.toWellFormed())
    }),
    { numRuns: 500 },
  )
})

test('the id of an upload is read from a path that is exactly ours', () => {
  const id = 'abcdefghijklmnopqrstuvwxyz234567'
  const at = (path: string) => uploadIdOf(`http://localhost:3000${path}`)
  expect(at(`/api/tus/${id}`)).toBe(id)
  for (const path of [
    `/api/tus/${id}?x=1`,
    `/api/tus?x=/${id}`,
    `/api/tus/x/${id}`,
    `/api/tus/${id}/`,
    `/api/tus/${id.toUpperCase()}`,
    `/api/tus/${id.slice(1)}`,
    `/api/files/${id}`,
  ])
    expect([path, at(path)]).toEqual([path, undefined])
})
