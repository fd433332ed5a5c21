import { parentPort } from 'node:worker_threads'
import { ffmpegFor } from './ffmpeg.ts'
import type { FfmpegRun } from './ffmpeg.ts'

// A WebAssembly engine on a core of its own: it runs what it is sent and hands the bytes over.
const ffmpeg = ffmpegFor(null)

parentPort?.on('message', (run: FfmpegRun) => {
  void ffmpeg(run).then(({ log, output }) => {
    const bytes = output && Uint8Array.from(output)
    parentPort?.postMessage({ log, output: bytes }, bytes ? [bytes.buffer] : [])
  })
})
