import { build } from 'vite'
import { gatherChunks } from './gather-chunks.ts'
import type { InlineConfig, Rolldown } from 'vite'

/** The chunk that a module belongs to; undefined where the bundler's own choice is good. */
export type ChunkPlan = ReadonlyMap<string, string>

/**
 * What a file costs besides its bytes, in characters of unminified code: a kilobyte of headers and a turn in
 * the queue, where a character is a fifth of a byte on the wire.
 */
const costOfFile = 6000

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
  | 'name'
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
  const plan = new Map<string, string>()
  for (const chunk of first)
    for (const id of chunk.moduleIds.filter((one) => !isPage(one)))
      if (!elsewhere.has(chunk))
        plan.set(id, id.includes('node_modules') ? 'vendor' : 'app')
      else plan.set(id, sharedWith(chunk))

  const screens = chunks.filter(({ isDynamicEntry }) => isDynamicEntry)
  const later = [...reach(screens)].filter((chunk) => !first.has(chunk))
  const shared = later.map(({ fileName, code, imports, isDynamicEntry }) => ({
    name: fileName,
    size: code.length,
    imports,
    isScreen: isDynamicEntry,
  }))
  const asked = new Map(screens.map(({ fileName }) => [fileName, [fileName]]))
  const byName = new Map(later.map((chunk) => [chunk.fileName, chunk]))
  for (const [index, names] of gatherChunks(shared, asked, costOfFile).entries())
    for (const name of names)
      for (const id of byName.get(name)?.moduleIds ?? [])
        plan.set(id, `shared${index + 1}`)
  return plan

  /** What the same pages have in common is one part, and none of them loads more than it needs. */
  function sharedWith(chunk: LinkedChunk): string {
    const pages = entries.filter((entry) => !isApp(entry) && reach([entry]).has(chunk))
    return `of-${pages.map(({ name }) => name).join('-')}`
  }
}

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
