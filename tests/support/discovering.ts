import { buildContext } from './build-context.ts'
import { scriptedGuide, scriptedPlaces } from './scripted-places.ts'
import type { FoundPlace } from '#routers/places.ts'
import type { TestWorld } from './build-context.ts'
import type { ScriptedGuide, ScriptedPlaces } from './scripted-places.ts'

export const attribution = '© OpenStreetMap contributors'

export interface Discovering extends TestWorld {
  places: ScriptedPlaces
  guide: ScriptedGuide
  /** What is near everywhere from now on. */
  find(...near: FoundPlace[]): void
}

/** A person in a world where these places are near everywhere. */
export async function discovering(...found: FoundPlace[]): Promise<Discovering> {
  const [places, guide] = [scriptedPlaces(), scriptedGuide()]
  const find = (...near: FoundPlace[]) => {
    places.found = { places: near, source: 'osm', attribution }
  }
  find(...found)
  return { ...(await buildContext({ places, guide })), places, guide, find }
}
