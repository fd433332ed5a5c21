import { execFile } from 'node:child_process'
import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FfmpegCore } from '@ffmpeg/core'

export interface FfmpegResult {
  /** What ffmpeg wrote to its log: measures are read from there. */
  log: string
  /** The file named by `output`, or null when it made none. */
  output: Buffer | null
}

export interface FfmpegRun {
  input: string
  /** Arguments before `-i`, such as a seek. */
  before?: string[]
  /** Arguments behind the input. `{out}` stands for the output's path. */
  args: string[]
  /** The output's extension; leave away when only the log matters. */
  output?: string
}

export type Ffmpeg = (run: FfmpegRun) => Promise<FfmpegResult>

const timeoutMs = 120_000

/**
 * One command line, two engines: the operator's ffmpeg where there is one, else FFmpeg 5.1 as
 * WebAssembly inside this process, which the pool ends afterwards. Same arguments, same measures.
 */
export function ffmpegFor(ffmpegPath: string | null): Ffmpeg {
  return ffmpegPath ? (run) => runSystem(ffmpegPath, run) : runWasm
}

/** Nearer than this to the start nothing is sought: an FLV would go on from where its probing ended. */
const leastSeekSeconds = 0.1

/** What to put `before` the input, so that it is read from there on. */
export function seekTo(seconds: number): string[] {
  return seconds < leastSeekSeconds ? [] : ['-ss', seconds.toFixed(3)]
}

async function runSystem(ffmpegPath: string, run: FfmpegRun): Promise<FfmpegResult> {
  const folder = await mkdtemp(join(tmpdir(), 'refyn-'))
  const out = join(folder, `out.${run.output ?? 'none'}`)
  try {
    const log = await new Promise<string>((resolve) => {
      execFile(
        ffmpegPath,
        ['-hide_banner', '-nostdin', '-y', ...commandOf(run, run.input, out)],
        { timeout: timeoutMs, maxBuffer: 64 * 1024 * 1024 },
        // A failing run has its reason in the log; the caller looks for what it needs.
        (_error, _stdout, stderr) => resolve(stderr),
      )
    })
    const output = run.output ? await readFile(out).catch(() => null) : null
    return { log, output: output && output.byteLength > 0 ? output : null }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** FFmpeg as WebAssembly loses memory with each run, and fails after some hundred. */
const runsOfACore = 30

let loading: Promise<FfmpegCore> | undefined
let mounted: string | undefined
let runs = 0

async function runWasm(run: FfmpegRun): Promise<FfmpegResult> {
  if (runs >= runsOfACore) dropCore()
  runs += 1
  loading ??= loadCore()
  const core = await loading
  if (mounted !== run.input) {
    // Handed over and not copied: a film is in memory once for each engine.
    core.FS.writeFile('/in', await readWhole(run.input), { canOwn: true })
    mounted = run.input
  }
  const lines: string[] = []
  core.setLogger(({ message }) => lines.push(message))
  const out = `/out.${run.output ?? 'none'}`
  try {
    core.exec('-hide_banner', '-nostdin', '-y', ...commandOf(run, '/in', out))
    core.reset()
  } catch (error) {
    // A core that broke is of no more use to anyone.
    dropCore()
    throw error
  }
  let output: Buffer | null = null
  if (run.output) {
    try {
      output = Buffer.from(core.FS.readFile(out))
      core.FS.unlink(out)
    } catch {
      // No output file: the log says why, and the caller decides.
    }
  }
  return {
    log: lines.join('\n'),
    output: output && output.byteLength > 0 ? output : null,
  }
}

function dropCore(): void {
  loading = undefined
  mounted = undefined
  runs = 0
}

async function loadCore(): Promise<FfmpegCore> {
  // The package expects a browser's worker; this is all it asks of one.
  Object.assign(globalThis, { self: { location: { href: `file://${process.cwd()}/` } } })
  const wasmBinary = await readFile(
    createRequire(import.meta.url)
      .resolve('@ffmpeg/core/wasm')
      .replace('/umd/', '/esm/'),
  )
  const { default: createCore } = await import('@ffmpeg/core')
  return createCore({ wasmBinary })
}

async function readWhole(path: string): Promise<Uint8Array> {
  const { size } = await stat(path)
  const file = await open(path)
  try {
    const bytes = new Uint8Array(size)
    await file.read(bytes, 0, size, 0)
    return bytes
  } finally {
    await file.close()
  }
}

function commandOf(run: FfmpegRun, input: string, out: string): string[] {
  return [
    ...(run.before ?? []),
    '-i',
    input,
    ...run.args.map((arg) => (arg === '{out}' ? out : arg)),
  ]
}
