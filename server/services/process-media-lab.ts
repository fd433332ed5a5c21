import { access, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import workerpool from 'workerpool'
import { thumbnailWidth } from '#routers/contract/file-types.ts'
import { MediaError } from '#routers/media-lab.ts'
import type { FileStore } from '#routers/file-store.ts'
import type { MediaFile, MediaLab, ModelPart } from '#routers/media-lab.ts'
import { derived } from '../media/tasks.ts'
import { ownScript } from '../own-script.ts'
import type { MediaTasks, TaskPart } from '../media/tasks.ts'

/** What someone waits for has a process of its own, so that a long film does not hold up an upload. */
const processes = { quick: 1, slow: 2, making: 1 }
const quickTasks: ReadonlySet<TaskName> = new Set(['identify', 'thumbnail'])
const makingTasks: ReadonlySet<TaskName> = new Set([
  'adjust',
  'fitDrawn',
  'speak',
  'joinSpeech',
])
const heapMb = 1024
/** Measuring or drawing that takes longer than this is given up and its process ended. */
const limitMs = {
  identify: 20_000,
  inspect: 300_000,
  thumbnail: 60_000,
  readText: 60_000,
  modelParts: 240_000,
  excerpt: 60_000,
  adjust: 120_000,
  fitDrawn: 120_000,
  speak: 60_000,
  joinSpeech: 240_000,
}

type TaskName = keyof MediaTasks

/** MediaLab in child processes, so that a decoder's crash, hang or hunger stays its own. */
export function createMediaLab(
  files: FileStore,
  options: { ffmpegPath: string | null },
): MediaLab & { close(): Promise<void> } {
  const script = fileURLToPath(ownScript('process'))
  const open = (maxWorkers: number) =>
    workerpool.pool(script, {
      workerType: 'process',
      maxWorkers,
      minWorkers: 0,
      workerTerminateTimeout: 1000,
      forkOpts: { execArgv: [`--max-old-space-size=${heapMb}`] },
    })
  const quick = open(processes.quick)
  const slow = open(processes.slow)
  const making = open(processes.making)
  /** The same question asked twice at once is one task: reply and facts job meet here. */
  const underWay = new Map<string, Promise<unknown>>()

  async function run<Name extends TaskName>(
    name: Name,
    argument: Parameters<MediaTasks[Name]>[0],
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<MediaTasks[Name]>>> {
    try {
      const pool = quickTasks.has(name) ? quick : makingTasks.has(name) ? making : slow
      signal?.throwIfAborted()
      const task = pool.exec(name, [argument]).timeout(limitMs[name])
      // Ends the process: what nobody waits for keeps nobody waiting.
      const stop = () => task.cancel()
      signal?.addEventListener('abort', stop)
      try {
        return (await task) as Awaited<ReturnType<MediaTasks[Name]>>
      } finally {
        signal?.removeEventListener('abort', stop)
      }
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      const isLate = error instanceof workerpool.Promise.TimeoutError
      const reason = error instanceof Error ? error.message : String(error)
      throw new MediaError(isLate ? `${name} took too long` : reason, { cause: error })
    }
  }

  function once<T>(key: string, task: () => Promise<T>): Promise<T> {
    const running = underWay.get(key) as Promise<T> | undefined
    if (running) return running
    const started = task().finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }

  const taskFile = async ({ filename, mimeType }: MediaFile) => ({
    path: files.pathOf(filename),
    mimeType,
    ffmpegPath: options.ffmpegPath,
    folder: await files.derivedFolder(filename),
  })

  return {
    identify: async (path, name) => (await run('identify', { path, name })) ?? undefined,
    inspect: (file) =>
      once(`inspect ${file.filename}`, async () => run('inspect', await taskFile(file))),
    async thumbnail(file, asked, page = 1) {
      const width = thumbnailWidth(asked)
      const task = await taskFile(file)
      const name = page === 1 ? `w${width}.webp` : `w${width}-p${page}.webp`
      const target = join(task.folder, name)
      if (!(await isThere(target)))
        await once(target, () => run('thumbnail', { ...task, width, target, page }))
      return target
    },
    async shotStrip(file) {
      const target = join(await files.derivedFolder(file.filename), derived.strip)
      if (!(await isThere(target))) throw new MediaError('There is no strip of this file')
      return target
    },
    async readText(file) {
      const task = await taskFile(file)
      const target = join(task.folder, derived.text)
      const kept = await readFile(target, 'utf8').catch(() => null)
      if (kept !== null) return JSON.parse(kept) as string[]
      return once(target, async () => {
        const pages = await run('readText', task)
        await writeFile(`${target}.part`, JSON.stringify(pages))
        await rename(`${target}.part`, target)
        return pages
      })
    },
    async modelParts(file, abilities) {
      const parts = await run('modelParts', { ...(await taskFile(file)), abilities })
      return parts.map(toModelPart)
    },
    async excerpt(file, anchor, abilities) {
      const task = { ...(await taskFile(file)), anchor, abilities }
      return (await run('excerpt', task)).map(toModelPart)
    },
    async adjust(file, adjustments, target, signal) {
      return run('adjust', { ...(await taskFile(file)), adjustments, target }, signal)
    },
    async fitDrawn(file, drawn, target, signal) {
      const drawnBase64 = drawn.toString('base64')
      await run('fitDrawn', { ...(await taskFile(file)), drawnBase64, target }, signal)
    },
    speak: async (turns) => Buffer.from(await run('speak', { turns }), 'base64'),
    joinSpeech: (pieces, target, signal) =>
      run('joinSpeech', { pieces, target, ffmpegPath: options.ffmpegPath }, signal),
    async close() {
      await Promise.all([quick, slow, making].map((pool) => pool.terminate(true)))
    },
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

function toModelPart(part: TaskPart): ModelPart {
  if (part.type === 'text') return part
  const data = Buffer.from(part.base64, 'base64')
  switch (part.type) {
    case 'image':
      return { type: 'image', mimeType: 'image/jpeg', data, caption: part.caption }
    case 'audio':
      return { type: 'audio', format: 'mp3', data, caption: part.caption }
  }
}
