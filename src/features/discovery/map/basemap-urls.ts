import home from './basemap/home.json?url'
import places from './basemap/places.json?url'
import world from './basemap/world.json?url'
import type { BasemapUrls } from './bundled-style.ts'

const absolute = (path: string) => new URL(path, window.location.href).href

/** Fetched when the outline is drawn, and not before. */
export const basemapUrls: BasemapUrls = {
  world: absolute(world),
  home: absolute(home),
  places: absolute(places),
}
