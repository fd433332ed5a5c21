import { newId, randomId } from '#db/ids.ts'
import { aSession } from '#tests/support/factories.ts'
import { rowsOf } from '#tests/support/database.ts'
import { visitorOf } from '#tests/support/visitor.ts'
import { answerOf } from './fuzz-judge.ts'
import { tablesOf } from './fuzz-people.ts'
import { actors, anImage, houseOf, secret } from './actor-house.ts'
import { answersNothing, kindAt } from './actor-kinds.ts'
import { idPlaces, requestAt } from './actor-places.ts'
import type { House } from '#tests/support/build-house.ts'
import type { Own } from '#tests/support/procedure-inputs.ts'
import type { Actor, Image } from './actor-house.ts'
import type { IdPlace, Kind } from './actor-places.ts'
import type { Figures } from './figures.ts'

const absent = new Set<Actor>(['none', 'expired', 'logged out', 'deleted'])

interface Outcome {
  status: number
  text: string
}

interface Cell {
  actor: Actor
  place: IdPlace
  kind: Kind
}

/**
 * Seven who ask, at every place in which an id can stand, with ids of every kind that the owner has (or
 * of the right kind only). Nobody but the owner gets another answer for them than for an id that never
 * was. Returns the figures and every cell that is otherwise.
 */
export async function actorMatrix(
  kinds: 'every kind' | 'the right kind',
): Promise<{ figures: Figures; broken: string[]; cells: number }> {
  const began = performance.now()
  const matrix = await aMatrix(await anImage())
  const broken = matrix.missingRows()
  for (const place of matrix.places) {
    const right = kindAt[place.name]
    if (!right) continue
    const all = Object.keys(matrix.image.own.owner) as Kind[]
    for (const kind of kinds === 'every kind' ? all : [right])
      for (const actor of actors) {
        const fault = await matrix.faultOf({ actor, place, kind })
        if (fault) broken.push(`${actor} at ${place.name} with a ${kind}: ${fault}`)
      }
  }
  return {
    cells: matrix.count(),
    figures: {
      cells: matrix.count(),
      places: matrix.places.length,
      'kinds of id': kinds,
      broken: broken.length,
      seconds: Math.round((performance.now() - began) / 1000),
    },
    broken,
  }
}

async function aMatrix(image: Image) {
  let house = await houseOf(image)
  let before = everything(house)
  let cells = 0
  const { routes } = house.app as unknown as { routes: IdPlace[] }
  const places = idPlaces(routes)

  const ask = async (
    { actor, place, kind }: Cell,
    id: string | number,
  ): Promise<Outcome> => {
    house.open.sqlite.exec('delete from rate_limits')
    const who = actor === 'stranger' || actor === 'admin' ? actor : 'owner'
    const own = ownFor(image.own[who], place)
    const { path, init } = requestAt(place, own, idAt(place, kind, id))
    const visitor = visitorOf(house.app, house.appUrl)
    visitor.cookie = image.cookies[actor]
    const writes = writesOf(house)
    const came = await answerOf(() => visitor.request(path, init))
    if (!came) return { status: 0, text: 'no answer in time' }
    if (writesOf(house) !== writes && everything(house) !== before) {
      // Whoever changes something does it in a house of their own.
      await house.worker.stop(0)
      house = await houseOf(image)
      before = everything(house)
    }
    return { status: statusOf(came), text: plain(came.text) }
  }

  const faultOf = async (cell: Cell): Promise<string | undefined> => {
    cells += 1
    const { actor, place, kind } = cell
    const owners = await ask(cell, image.own.owner[kind])
    if (absent.has(actor)) return owners.status === 401 ? undefined : told(owners)
    const none = await ask(cell, nobodys(kind))
    const isRight = kindAt[place.name] === kind
    const isForAdmins = place.name.startsWith('admin.')
    if (actor === 'owner' && isRight && !isForAdmins)
      return isServed(place, owners, none) ? undefined : `not served: ${told(owners)}`
    if (actor === 'admin' && isForAdmins && isRight)
      return owners.status === 200 ? undefined : `not served: ${told(owners)}`
    // Work, its version and a text are files all three: which of them is meant is the owner's to say.
    if (actor === 'owner' && areFiles(kind, kindAt[place.name]))
      return [0, 401, 403, 500].includes(owners.status) ? told(owners) : undefined
    if (isForAdmins && actor !== 'admin')
      return owners.status === 403 ? undefined : told(owners)
    if (actor !== 'owner' && owners.text.includes(secret)) return `tells: ${told(owners)}`
    if (owners.status !== none.status) return `${told(owners)}, else ${told(none)}`
    const isRefused = owners.status >= 400
    if (isRefused && owners.text !== none.text)
      return `${told(owners)}, else ${told(none)}`
    if (isRight && kind !== 'click' && !isRefused && !answersNothing.has(place.name))
      return `lets another in: ${told(owners)}`
    return undefined
  }

  return {
    image,
    places,
    faultOf,
    count: () => cells,
    missingRows: () => [
      ...places
        .filter(({ name }) => !kindAt[name])
        .map(({ name }) => `no row for ${name}`),
      ...Object.keys(kindAt)
        .filter((name) => places.every((place) => place.name !== name))
        .map((name) => `a row for ${name}, which is not there`),
    ],
  }
}

/** A course is read only of what is handed in for one. */
function ownFor(own: Own, place: IdPlace): Own {
  return place.name.endsWith('analyze courseId') ? { ...own, session: aSession() } : own
}

/** As the place writes it: the last event names a message, its try and its piece. */
function idAt(place: IdPlace, kind: Kind, id: string | number): string | number {
  return place.name.endsWith('lastEventId') && kind === 'message' ? `${id}.1.0` : id
}

/** An id of the same shape that never was. */
function nobodys(kind: Kind): string | number {
  if (kind === 'location') return 987_654
  if (kind === 'login') return 'f'.repeat(64)
  if (kind === 'session') return aSession()
  if (kind === 'upload') return randomId(32)
  if (kind === 'click') return crypto.randomUUID()
  return newId()
}

/** The owner is understood: a refusal that is about something else is an answer to the right id too. */
function isServed(place: IdPlace, owners: Outcome, none: Outcome): boolean {
  if ([0, 401, 403, 404, 500].includes(owners.status)) return false
  return (
    owners.status !== none.status || owners.status < 300 || place.name.includes('analyze')
  )
}

function areFiles(...kinds: Array<Kind | undefined>): boolean {
  return kinds.every((kind) => kind === 'file' || kind === 'version' || kind === 'text')
}

function told({ status, text }: Outcome): string {
  return `${status} ${text.slice(0, 160)}`
}

/** Without what is of this request alone. */
function plain(text: string): string {
  return text.replaceAll(/"id":"[0-9a-f-]{36}"/g, '')
}

/** A stream begins with 200 whatever comes; a refusal is its first event. */
function statusOf({ status, text }: Outcome): number {
  const refused = /event: serialized-error[^]*"httpStatus":(\d+)/.exec(text)
  return refused ? Number(refused[1]) : status
}

function writesOf({ open }: House): unknown {
  return open.sqlite.prepare('select total_changes()').pluck().get()
}

/** Everything that is stored, hits apart. */
function everything(house: House): string {
  return tablesOf(house)
    .filter((table) => table !== 'rate_limits')
    .map((table) => JSON.stringify(rowsOf(house.open, table)))
    .join('\n')
}
