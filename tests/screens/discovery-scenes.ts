import type { Page } from 'playwright-core'
import type { Scene } from './scenes.ts'

/** A search in the middle of Wakefield, made once, whichever scene comes first. */
async function searched(page: Page): Promise<void> {
  const headers = { origin: new URL(page.url()).origin }
  const known = await page.request.get('/api/discovered-locations')
  const { locations } = (await known.json()) as { locations: Array<{ id: number }> }
  if (locations.length > 0) return
  const data = { searchQuery: 'Wakefield' }
  const answer = await page.request.post('/api/discover-locations', { data, headers })
  const found = (await answer.json()) as { locations: Array<{ id: number }> }
  for (const { id } of found.locations.slice(0, 2))
    await page.request.post('/api/favorite-location', {
      data: { locationId: id },
      headers,
    })
}

async function searchEvents(page: Page): Promise<void> {
  await page.goto('/cultural-discovery?tab=events')
  await page.getByLabel('Search events in a city or town').fill('Wakefield')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Night drawing' }).waitFor()
}

/** The map stands still: nothing moves and its tiles, or the outline, are there. */
async function mapIsDrawn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^1\. / }).waitFor({ timeout: 30_000 })
  await page.waitForTimeout(2500)
}

/** Places and events of a person: none, found, kept, on the map. */
export const discoveryScenes: Scene[] = [
  {
    name: 'discovery-empty',
    who: 'newcomer',
    path: '/cultural-discovery',
    until: 'Nowhere to go yet',
  },
  {
    name: 'discovery-places',
    who: 'member',
    path: '/cultural-discovery',
    until: 'Around Wakefield',
    async prepare(page) {
      await searched(page)
      await page.reload()
    },
  },
  {
    name: 'discovery-favorites',
    who: 'member',
    path: '/cultural-discovery',
    until: 'Export as GeoJSON',
    async prepare(page) {
      await searched(page)
      await page.reload()
      await page.getByRole('button', { name: 'Favorites', exact: true }).click()
    },
  },
  {
    name: 'discovery-place',
    who: 'member',
    path: '/cultural-discovery',
    until: 'Cultural Significance',
    async prepare(page) {
      await searched(page)
      await page.reload()
      await page
        .getByRole('button', { name: /^Details of / })
        .first()
        .click()
    },
  },
  {
    name: 'discovery-events',
    who: 'member',
    path: '/cultural-discovery?tab=events',
    until: 'Night drawing',
    prepare: searchEvents,
  },
  {
    name: 'discovery-event',
    who: 'member',
    path: '/cultural-discovery?tab=events',
    until: 'Visit Website',
    async prepare(page) {
      await searchEvents(page)
      await page.getByRole('button', { name: 'Details of Night drawing' }).click()
    },
  },
  {
    name: 'discovery-map',
    who: 'member',
    path: '/cultural-discovery',
    until: 'Current Locations & Events on Map',
    async prepare(page) {
      await searched(page)
      await searchEvents(page)
      await page.getByRole('tab', { name: 'Map View' }).click()
      await mapIsDrawn(page)
      await page.getByRole('button', { name: /^3\. / }).hover()
    },
  },
  {
    name: 'discovery-map-empty',
    who: 'newcomer',
    path: '/cultural-discovery?tab=map',
    until: 'Search for a location to see it on the map',
    prepare: (page) => page.waitForTimeout(3000),
  },
]
