import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { ownScript } from '../own-script.ts'
import { ffmpegFor } from './ffmpeg.ts'
import type { Ffmpeg, FfmpegResult, FfmpegRun } from './ffmpeg.ts'

/** What a second engine may need: the file, WebAssembly, and frames. */
const engineBytes = 500 * 1024 * 1024

/**
 * Engines to share a long work between, closed afterwards. WebAssembly runs on one core and holds its
 * thread, so where the machine has another core and the memory there are two, each in a thread of its
 * own; a system ffmpeg uses all cores by itself.
 */
export async function withEngines<T>(
  ffmpegPath: string | null,
  work: (engines: readonly Ffmpeg[]) => Promise<T>,
): Promise<T> {
  const hasRoom =
    availableParallelism() > 1 && process.availableMemory() > 2 * engineBytes
  if (ffmpegPath !== null || !hasRoom) return work([ffmpegFor(ffmpegPath)])
  const script = ownScript('ffmpeg-thread')
  const threads = [new Worker(script), new Worker(script)]
  try {
    return await work(threads.map((thread) => (run) => ask(thread, run)))
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}

/** One run at a time: whoever asks waits for the answer before asking again. */
function ask(thread: Worker, run: FfmpegRun): Promise<FfmpegResult> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      thread.off('message', answer)
      thread.off('error', fail)
      thread.off('exit', end)
    }
    const answer = ({ log, output }: { log: string; output: Uint8Array | null }) => {
      settle()
      resolve({ log, output: output && Buffer.from(output.buffer) })
    }
    const fail = (error: unknown) => {
      settle()
      reject(error instanceof Error ? error : new Error(String(error)))
    }
    const end = () => fail(new Error('An engine ended before its work'))
    thread.on('message', answer)
    thread.on('error', fail)
    thread.on('exit', end)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(run)
  })
}
