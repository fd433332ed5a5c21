/** A chunk that several screens load, by what it is called while they are compared. */
export interface SharedChunk {
  name: string
  size: number
  /** Chunks that come with it. */
  imports: readonly string[]
  /** A screen too, such as a dialog that one screen has at once and others later: it stays by itself. */
  isScreen: boolean
}

/** The screens, and what each asks for itself. */
export type Screens = ReadonlyMap<string, readonly string[]>

interface Gathered {
  isScreen: boolean
  members: string[]
  size: number
  imports: Set<string>
  users: Set<string>
}

/**
 * Which shared chunks are sent as one. Two are gathered when what that sends in vain, to screens that use only
 * one of them, is less than the `costOfFile` of the requests that it saves; the best pair first, until none is
 * left. A part that would import itself by way of another is never made. Parts of one chunk are left out.
 */
export function gatherChunks(
  chunks: readonly SharedChunk[],
  screens: Screens,
  costOfFile: number,
): string[][] {
  const parts = new Map<string, Gathered>(
    chunks.map(({ name, size, imports, isScreen }) => [
      name,
      { isScreen, members: [name], size, imports: new Set(imports), users: new Set() },
    ]),
  )
  for (const [screen, asked] of screens)
    for (const name of reach(parts, asked)) parts.get(name)?.users.add(screen)
  for (;;) {
    const best = bestPair(parts, costOfFile)
    if (!best) break
    merge(parts, ...best)
  }
  return [...parts.values()]
    .map(({ members }) => members)
    .filter(({ length }) => length > 1)
}

function bestPair(
  parts: ReadonlyMap<string, Gathered>,
  costOfFile: number,
): [string, string] | null {
  const names = [...parts].flatMap(([name, { isScreen }]) => (isScreen ? [] : [name]))
  let best: [string, string] | null = null
  let most = 0
  for (const [index, one] of names.entries())
    for (const other of names.slice(index + 1)) {
      const gain = gainOf(parts, one, other, costOfFile)
      if (gain > most && !isCircle(parts, one, other)) {
        most = gain
        best = [one, other]
      }
    }
  return best
}

/** What the screens are spared together when two parts become one; below zero when it costs them. */
function gainOf(
  parts: ReadonlyMap<string, Gathered>,
  one: string,
  other: string,
  costOfFile: number,
): number {
  const pair = [one, other].flatMap((name) => parts.get(name) ?? [])
  const users = new Set(pair.flatMap((part) => [...part.users]))
  const asked = pair.reduce((sum, part) => sum + part.users.size, 0)
  // Whoever gets both gets all that either of them needs.
  const brought = reach(
    parts,
    pair.flatMap(({ imports }) => [...imports]),
  )
  brought.delete(one)
  brought.delete(other)
  const inVain = (part: Gathered) =>
    [...users].filter((user) => !part.users.has(user)).length
  const wasted = pair.reduce((sum, part) => sum + part.size * inVain(part), 0)
  const bringing = [...brought]
    .flatMap((name) => parts.get(name) ?? [])
    .reduce((sum, part) => sum + (part.size + costOfFile) * inVain(part), 0)
  return costOfFile * (asked - users.size) - wasted - bringing
}

/** Whether one of two would need something that needs the other. */
function isCircle(
  parts: ReadonlyMap<string, Gathered>,
  one: string,
  other: string,
): boolean {
  const leads = (from: string, to: string) =>
    [...(parts.get(from)?.imports ?? [])].some(
      (next) => next !== to && reach(parts, [next]).has(to),
    )
  return leads(one, other) || leads(other, one)
}

function merge(parts: Map<string, Gathered>, one: string, other: string): void {
  const [first, second] = [parts.get(one), parts.get(other)]
  if (!first || !second) return
  parts.delete(other)
  const imports = new Set([...first.imports, ...second.imports])
  imports.delete(one)
  imports.delete(other)
  const users = new Set([...first.users, ...second.users])
  const merged = {
    isScreen: false,
    members: [...first.members, ...second.members],
    size: first.size + second.size,
    imports,
    users,
  }
  parts.set(one, merged)
  for (const part of parts.values()) if (part.imports.delete(other)) part.imports.add(one)
  for (const name of reach(parts, [...imports]))
    for (const user of users) parts.get(name)?.users.add(user)
}

/** The parts that come with some, themselves among them. */
function reach(
  parts: ReadonlyMap<string, Gathered>,
  from: readonly string[],
): Set<string> {
  const found = new Set<string>()
  const waiting = [...from]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const part = parts.get(next)
    if (!part || found.has(next)) continue
    found.add(next)
    waiting.push(...part.imports)
  }
  return found
}
