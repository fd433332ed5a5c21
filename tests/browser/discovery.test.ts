import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { expect } from 'vitest'
import { calendar, icsServer, vevent } from '#tests/support/ics-server.ts'
import { museumAt, wakefield } from '#tests/support/places-overpass.ts'
import { mapServer } from '#tests/support/places-servers.ts'
import { journey, pageExpect } from './journey.ts'
import { ownServer } from './own-server.ts'
import type { Browser, Page } from 'playwright-core'
import type { StandIn, World } from '#tests/support/places-servers.ts'

const town = { ...wakefield, name: 'Wakefield', address: { city: 'Wakefield' } }
const hepworth = museumAt(200, 1, { name: 'The Hepworth', 'addr:street': 'Gallery Walk' })
const library = museumAt(400, 2, {
  name: 'Town Library',
  amenity: 'library',
  tourism: '',
})
const theatre = museumAt(600, 3, {
  name: 'Theatre Royal',
  amenity: 'theatre',
  tourism: '',
})
const places = [hepworth, library, theatre].map((element) => ({
  ...element,
  tags: Object.fromEntries(
    Object.entries(element.tags ?? {}).filter(([, value]) => value !== ''),
  ),
}))

const tomorrow = () => {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  return day.replaceAll('-', '')
}

interface Studio {
  page: Page
  map: StandIn
}

/** Somebody in a house whose maps and calendars are stand-ins. */
async function studio(browser: Browser, world: World = {}): Promise<Studio> {
  const map = await mapServer({ towns: [town], elements: places, ...world })
  const events = await icsServer(
    calendar(
      vevent(
        'SUMMARY:Night drawing',
        `DTSTART:${tomorrow()}T180000Z`,
        'LOCATION:The Hepworth, Gallery Walk, Wakefield',
        `GEO:${wakefield.latitude};${wakefield.longitude}`,
        'URL:https://events.example/night',
        'DESCRIPTION:Bring charcoal.',
      ),
    ),
  )
  const { page } = await ownServer(browser, {
    NOMINATIM_URL: map.origin,
    OVERPASS_URL: `${map.origin}/interpreter`,
    EVENTS_ICS_URLS: events.url,
    // Nothing is there: the outline has to stand in.
    MAP_STYLE_URL: `${map.origin}/style.json`,
  })
  return { page, map }
}

const list = (page: Page, name: string) => page.getByRole('list', { name })
const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Keep ${name} among your favorites` }).first()
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

async function searchTown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Search a city or town').fill(name)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}

journey(
  'a town is searched, its places are read, kept with a note, and taken along',
  async ({ browser }) => {
    const { page, map } = await studio(browser)
    await page.goto('/cultural-discovery')
    await pageExpect(page.getByText('Nowhere to go yet')).toBeVisible()
    await searchTown(page, ' ')
    await pageExpect(page.getByText('Please enter a location to search')).toBeVisible()
    // On submit only: typing asks nobody.
    await page.getByLabel('Search a city or town').pressSequentially('Nowhere')
    expect(map.seen).toEqual([])
    await page.keyboard.press('Enter')
    await pageExpect(page.getByText('Discovery Failed')).toBeVisible()
    await pageExpect(page.getByText('No place called “Nowhere” was found.')).toBeVisible()
    await searchTown(page, 'Wakefield')
    const found = list(page, 'Locations')
    await pageExpect(found.getByRole('article')).toHaveCount(3, { timeout: 20_000 })
    await pageExpect(page.getByText('© OpenStreetMap contributors')).toBeVisible()
    await pageExpect(found.getByText('Performance venue')).toBeVisible()

    await page.getByRole('button', { name: 'Details of The Hepworth' }).click()
    const dialog = page.getByRole('dialog')
    await pageExpect(dialog.getByText('Gallery Walk')).toBeVisible()
    await pageExpect(dialog.getByText('Coordinates: 53.68')).toBeVisible()
    await pageExpect(dialog.getByText('OpenStreetMap node/1')).toBeVisible()
    await pageExpect(dialog.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/directions\?to=53\.68/,
    )
    await dialog.getByRole('button', { name: 'Add to Favorites' }).click()
    await pageExpect(dialog.getByRole('button', { name: 'Favorited' })).toBeVisible()
    await dialog.getByLabel('Your note').fill('Look at the plaster casts.')
    // Nothing else has to be pressed: closing saves it.
    await page.keyboard.press('Escape')
    await pageExpect(page.getByText('Note saved')).toBeVisible()

    // A reload keeps the search; the same one again asks nobody.
    const asked = map.seen.length
    await page.reload()
    await pageExpect(found.getByRole('article')).toHaveCount(3)
    await searchTown(page, 'Wakefield')
    await pageExpect(found.getByRole('article')).toHaveCount(3)
    expect(map.seen).toHaveLength(asked)

    await page.getByRole('button', { name: 'Favorites', exact: true }).click()
    await pageExpect(page.getByText('Look at the plaster casts.')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as GeoJSON' }).click()
    const path = join(tmpdir(), `favorites-${process.pid}.geojson`)
    await (await download).saveAs(path)
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
      features: [{ id: 'osm/node/1', properties: { name: 'The Hepworth' } }],
    })
    await heart(page, 'The Hepworth').click()
    const asking = page.getByRole('alertdialog')
    await pageExpect(asking.getByText('Your note on The Hepworth')).toBeVisible()
    await asking.getByRole('button', { name: 'Cancel' }).click()
    await pageExpect(page.getByText('Look at the plaster casts.')).toBeVisible()
    await heart(page, 'The Hepworth').click()
    await asking.getByRole('button', { name: 'Delete' }).click()
    await pageExpect(page.getByText('No favorite places yet')).toBeVisible()
    // The heart that had the focus is gone.
    await pageExpect(
      page.getByRole('button', { name: 'Favorites', exact: true }),
    ).toBeFocused()
  },
)

journey(
  'what is near is found by the position, and a refusal is told',
  async ({ browser }) => {
    const { page } = await studio(browser)
    const context = page.context()
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(wakefield)
    await page.goto('/cultural-discovery?tab=events')
    await page.getByRole('button', { name: 'Find Culture Near Me' }).click()
    await pageExpect(list(page, 'Locations').getByRole('article')).toHaveCount(3, {
      timeout: 20_000,
    })
    await tab(page, 'Events').click()
    await page.getByRole('button', { name: 'Discover Nearby Events' }).click()
    await pageExpect(page.getByRole('heading', { name: 'Night drawing' })).toBeVisible()
    await context.clearPermissions()
    await tab(page, 'Locations').click()
    await page.getByRole('button', { name: 'Discover Nearby Places' }).click()
    await pageExpect(
      page.getByText('Location access was denied. You can still search by city name.'),
    ).toBeVisible()
    await page.addInitScript(() => {
      // A browser without positions has no such property at all.
      Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined })
      Reflect.deleteProperty(Navigator.prototype, 'geolocation')
    })
    await page.reload()
    await page.getByRole('button', { name: 'Discover Nearby Places' }).click()
    await pageExpect(
      page.getByText(
        "Your browser doesn't support location services. Please search by city name instead.",
      ),
    ).toBeVisible()
    await tab(page, 'Events').click()
    await page.getByRole('button', { name: 'Discover Nearby Events' }).click()
    await pageExpect(
      page.getByText('Please enable location access to discover nearby events'),
    ).toBeVisible()
  },
)

journey('an event is found, read, kept and taken along', async ({ browser }) => {
  const { page } = await studio(browser)
  await page.goto('/cultural-discovery?tab=events')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await pageExpect(page.getByText('Events Discovery Failed')).toBeVisible()
  await pageExpect(
    page.getByText('Please enter a location to search for events'),
  ).toBeVisible()
  await page.getByLabel('Search events in a city or town').fill('Wakefield')
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: 'Details of Night drawing' })
    .click({ timeout: 20_000 })
  const dialog = page.getByRole('dialog')
  await pageExpect(dialog.getByText('Bring charcoal.')).toBeVisible()
  const website = dialog.getByRole('link', { name: 'Visit Website' })
  await pageExpect(website).toHaveAttribute('href', 'https://events.example/night')
  await pageExpect(website).toHaveAttribute('target', '_blank')
  await dialog.getByRole('button', { name: 'Add to Favorites' }).click()
  await pageExpect(dialog.getByRole('button', { name: 'Favorited' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Favorites', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as calendar' }).click()
  const path = join(tmpdir(), `favorites-${process.pid}.ics`)
  await (await download).saveAs(path)
  expect(await readFile(path, 'utf8')).toContain('SUMMARY:Night drawing')
  await page.route('**/trpc/discovery.removeFavoriteEvent*', (route) => route.abort())
  await heart(page, 'Night drawing').click()
  await pageExpect(page.getByText('Failed to Remove')).toBeVisible()
})

journey(
  'map and list show the same, by pointer and by keyboard, and favourites on their own',
  async ({ browser }) => {
    const { page } = await studio(browser)
    await page.goto('/cultural-discovery?tab=map')
    await pageExpect(
      page.getByText(
        'Search for a location to see it on the map with discovered cultural points of interest.',
      ),
    ).toBeVisible()
    await pageExpect(
      page.getByText(
        'Search for events in the Events tab first, then switch to Events view here to see them on the map.',
      ),
    ).toBeVisible()
    await tab(page, 'Locations').click()
    await searchTown(page, 'Wakefield')
    await pageExpect(list(page, 'Locations').getByRole('article')).toHaveCount(3, {
      timeout: 20_000,
    })
    await tab(page, 'Events').click()
    await page.getByLabel('Search events in a city or town').fill('Wakefield')
    await page.keyboard.press('Enter')
    await pageExpect(page.getByRole('heading', { name: 'Night drawing' })).toBeVisible()
    await heart(page, 'Night drawing').click()
    await tab(page, 'Map View').click()
    await pageExpect(
      page.getByText(
        'Showing 3 locations (color-coded) and 1 geocoded events (red markers)',
      ),
    ).toBeVisible()
    await pageExpect(
      page.getByRole('heading', { name: 'Current Locations & Events on Map' }),
    ).toBeVisible()
    const marker = page.getByRole('button', { name: '1. Museum: The Hepworth' })
    await pageExpect(marker).toBeVisible({ timeout: 20_000 })
    await pageExpect(page.getByText('The map’s tiles cannot be reached')).toBeVisible({
      timeout: 20_000,
    })
    await marker.hover()
    await pageExpect(page.getByText('Gallery Walk').first()).toBeVisible()
    await page.getByRole('button', { name: /^\d+ Theatre Royal/ }).click()
    await pageExpect(
      page.getByRole('button', { name: /^\d+ Theatre Royal/ }),
    ).toHaveAttribute('aria-current', 'true')
    await page
      .getByRole('button', { name: 'View location information' })
      .first()
      .press('Enter')
    await pageExpect(page.getByRole('dialog').getByText('Gallery Walk')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Favorites', exact: true }).click()
    await pageExpect(
      page.getByText('Showing 0 favorite locations and 1 favorite events on the map'),
    ).toBeVisible()
    await pageExpect(
      page.getByRole('heading', { name: 'Favorite Locations & Events on Map' }),
    ).toBeVisible()
    await pageExpect(
      page.getByRole('button', { name: '1. Event: Night drawing' }),
    ).toBeVisible()
  },
)

journey(
  'without the map server the list that comes with the app serves, and a far town is told',
  async ({ browser }) => {
    const { page, map } = await studio(browser)
    const broken = () => map.next.push((answer) => void answer.writeHead(404).end())
    for (let times = 0; times < 20; times += 1) broken()
    await page.goto('/cultural-discovery')
    await searchTown(page, 'Wakefield')
    await pageExpect(
      page.getByText('Places from the list that comes with Refyn'),
    ).toBeVisible({ timeout: 30_000 })
    await searchTown(page, 'Porto')
    await pageExpect(page.getByText('Discovery Failed')).toBeVisible({ timeout: 30_000 })
    await pageExpect(
      page.getByText(
        'The map service cannot be reached just now. Please try again later.',
      ),
    ).toBeVisible()
  },
)

journey('a map whose code cannot be had says so after its tries', async ({ browser }) => {
  const { page } = await studio(browser)
  let tries = 0
  await page.route(/discovery-map.*\.js/, (route) => {
    tries += 1
    return route.abort()
  })
  await page.goto('/cultural-discovery?tab=map')
  await pageExpect(
    page.getByText('Failed to load map. Please check your internet connection.'),
  ).toBeVisible({ timeout: 20_000 })
  expect(tries).toBeGreaterThanOrEqual(1)
})

journey('a heart that cannot be saved says so and goes back', async ({ browser }) => {
  const { page } = await studio(browser)
  await page.goto('/cultural-discovery')
  await searchTown(page, 'Wakefield')
  const empty = heart(page, 'The Hepworth')
  await pageExpect(empty).toBeVisible({ timeout: 20_000 })
  await page.route('**/trpc/discovery.addFavoriteLocation*', (route) => route.abort())
  await empty.click()
  await pageExpect(page.getByText('Failed to Favorite')).toBeVisible()
  await pageExpect(empty).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/trpc/discovery.addFavoriteLocation*')
  await empty.click()
  await pageExpect(empty).toHaveAttribute('aria-pressed', 'true')
})

const five = [1, 2, 3, 4, 5].map((number) =>
  museumAt(number * 200, 10 + number, { name: `Museum ${number}` }),
)

journey(
  'on a slow line five hearts in a row are five favourites',
  async ({ browser }) => {
    const { page } = await studio(browser, { elements: five })
    await page.goto('/cultural-discovery')
    await searchTown(page, 'Wakefield')
    await pageExpect(heart(page, 'Museum 5')).toBeVisible({ timeout: 20_000 })
    await page.route('**/trpc/discovery.addFavoriteLocation*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    for (const number of [1, 2, 3, 4, 5]) await heart(page, `Museum ${number}`).click()
    const pressed = list(page, 'Locations').getByRole('button', { pressed: true })
    await pageExpect(pressed).toHaveCount(5, { timeout: 1000 })
    // A note on one that is still on its way waits for it.
    await page.getByRole('button', { name: 'Details of Museum 2' }).click()
    await page.getByLabel('Your note').fill('The second.')
    await page.keyboard.press('Escape')
    await pageExpect(page.getByText('Note saved')).toBeVisible({ timeout: 10_000 })
    await page.reload()
    await pageExpect(pressed).toHaveCount(5)
    await page.getByRole('button', { name: 'Favorites', exact: true }).click()
    await pageExpect(page.getByText('The second.')).toBeVisible()
    // Who takes one away by the keyboard stays among the hearts.
    await heart(page, 'Museum 4').press('Enter')
    await pageExpect(heart(page, 'Museum 4')).toHaveCount(0)
    await pageExpect(page.locator('[aria-label^="Keep Museum"]:focus')).toHaveCount(1)
    await pageExpect(
      page.getByRole('link', { name: '© OpenStreetMap contributors' }),
    ).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright')
  },
)

journey('a note is kept while its heart is off and on', async ({ browser }) => {
  const { page } = await studio(browser)
  await page.goto('/cultural-discovery')
  await searchTown(page, 'Wakefield')
  await page
    .getByRole('button', { name: 'Details of The Hepworth' })
    .click({ timeout: 20_000 })
  const dialog = page.getByRole('dialog', { name: 'The Hepworth' })
  const add = dialog.getByRole('button', { name: 'Add to Favorites' })
  const note = dialog.getByLabel('Your note')
  await add.click()
  await note.fill('Plaster')
  await dialog.getByRole('button', { name: 'Favorited' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await add.click()
  await pageExpect(note).toHaveValue('Plaster')
  await page.route('**/trpc/discovery.setLocationNotes*', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await pageExpect(page.getByText('Your note was not saved')).toBeVisible()
  await page.unroute('**/trpc/discovery.setLocationNotes*')
  await page.getByRole('button', { name: 'Details of The Hepworth' }).click()
  await pageExpect(note).toHaveValue('Plaster')
  await page.keyboard.press('Escape')
  await pageExpect(page.getByText('Note saved')).toBeVisible()
})

journey('on a phone the page has no header of its own', async ({ browser }) => {
  const { page } = await studio(browser)
  await page.goto('/cultural-discovery')
  const home = page.getByRole('link', { name: 'Back to Home' })
  await pageExpect(home).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await pageExpect(home).toHaveCount(0)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
})

journey(
  'favourites that cannot be read say so and are tried again',
  async ({ browser }) => {
    const { page } = await studio(browser)
    let isBroken = true
    await page.route('**/trpc/*favoriteLocations*', async (route) => {
      const answer = await route.fetch()
      const names =
        new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? []
      const batch = (await answer.json()) as object[]
      const refusal = {
        json: { message: 'x', code: -32603, data: { appCode: 'internal' } },
      }
      // Only the call that is meant: others share its batch.
      const json = batch.map((one, index) =>
        isBroken && names[index] === 'discovery.favoriteLocations'
          ? { error: refusal }
          : one,
      )
      await route.fulfill({ status: isBroken ? 207 : 200, json })
    })
    await page.goto('/cultural-discovery')
    await page.getByRole('button', { name: 'Favorites', exact: true }).click()
    const again = page.getByRole('button', { name: 'Retry' })
    await pageExpect(again).toBeVisible()
    await pageExpect(page.getByText('No favorite places yet')).toHaveCount(0)
    isBroken = false
    await again.click()
    await pageExpect(page.getByText('No favorite places yet')).toBeVisible()
  },
)
