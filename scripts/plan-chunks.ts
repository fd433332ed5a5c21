import { build } from 'vite'
import type { InlineConfig, Rolldown } from 'vite'

/** The chunk that a module belongs to; undefined where the bundler's own choice is good. */
export type ChunkPlan = ReadonlyMap<string, 'vendor' | 'app' | 'common'>

/** Parts that many screens share are sent as one, and tiny ones of a few, unless one is heavy by itself. */
const sharedBy = 4
const tinyBytes = 1200
const heavyBytes = 40_000

/**
 * Which modules go together. Left alone the bundler cuts a chunk for each set of screens that shares a
 * module, and the first screen asks for some seventy files of a few hundred bytes. It knows only while
 * it links which module of a library each screen really uses, so the client is built twice: this time
 * in memory, to see what the first load and the screens after it are made of.
 */
export async function planChunks(config: InlineConfig): Promise<ChunkPlan> {
  const built = (await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: {
      ...config.build,
      write: false,
      minify: false,
    },
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter((part) => part.type === 'chunk')
  return placesOf(chunks)
}

/** What is asked of a built chunk. */
export type LinkedChunk = Pick<
  Rolldown.OutputChunk,
  | 'fileName'
  | 'imports'
  | 'facadeModuleId'
  | 'isEntry'
  | 'isDynamicEntry'
  | 'moduleIds'
  | 'code'
>

export function placesOf(chunks: LinkedChunk[]): ChunkPlan {
  const reach = reachAmong(chunks)
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const first = reach(entries.filter(isApp))
  const elsewhere = reach(entries.filter((chunk) => !isApp(chunk)))
  const users = new Map<LinkedChunk, number>()
  for (const screen of chunks.filter(({ isDynamicEntry }) => isDynamicEntry))
    for (const chunk of reach([screen]))
      if (!first.has(chunk) && !chunk.isDynamicEntry)
        users.set(chunk, (users.get(chunk) ?? 0) + 1)
  // What imports a heavy part would bring it to every screen.
  const bringsMore = (chunk: LinkedChunk) =>
    [...reach([chunk])].some((one) => !first.has(one) && one.code.length > heavyBytes)

  const plan = new Map<string, 'vendor' | 'app' | 'common'>()
  for (const chunk of first)
    if (!elsewhere.has(chunk))
      for (const id of chunk.moduleIds.filter((one) => !isPage(one)))
        plan.set(id, id.includes('node_modules') ? 'vendor' : 'app')
  for (const [chunk, count] of users)
    if ((count >= sharedBy || isTiny(chunk, count)) && !bringsMore(chunk))
      for (const id of chunk.moduleIds) plan.set(id, 'common')
  return plan
}

const isTiny = ({ code }: LinkedChunk, count: number) =>
  count > 1 && code.length < tinyBytes

/**
 * The page, its script and its styles stay a chunk of their own: the manifest is read by the page's name, and
 * the styles, which stand in the page, would be fetched once more with every later part.
 */
const isPage = (id: string) => /\/index\.html$|\/src\/main\.tsx$|\.css$/.test(id)
const isApp = ({ facadeModuleId }: LinkedChunk) => isPage(facadeModuleId ?? '')

/** What is loaded with some chunks, at once. */
function reachAmong(chunks: LinkedChunk[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  return (from: LinkedChunk[]): Set<LinkedChunk> => {
    const found = new Set<LinkedChunk>()
    const waiting = [...from]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (found.has(next)) continue
      found.add(next)
      waiting.push(...next.imports.flatMap((name) => byName.get(name) ?? []))
    }
    return found
  }
}
