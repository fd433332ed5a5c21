import type { Chunk } from './samples.ts'
import type { SoundMeasures } from '#routers/contract/facts.ts'

/** 0.01 dB below full scale, so that a limiter's ceiling at -0.1 dB is not called clipping. */
const fullScale = 0.999
const shortestRun = 3
const mergeSeconds = 0.1
const most = 20

/**
 * Counts runs of three or more full-scale samples and notes where the first ones are, those within
 * 0.1 s as one. Channels that clip together are one run.
 */
export function createClipping(rate: number) {
  const at: number[] = []
  let [left, right, runs, lastRun, samples] = [0, 0, 0, -Infinity, 0]
  const count = () => {
    const second = (samples - shortestRun + 1) / rate
    runs += 1
    if (second - lastRun >= mergeSeconds && at.length < most)
      at.push(Math.round(second * 1000) / 1000)
    lastRun = second
  }
  return {
    add(chunk: Chunk) {
      for (let index = 0; index < chunk.left.length; index += 1) {
        const wasInRun = Math.max(left, right) >= shortestRun
        left = isFull(chunk.left[index]) ? left + 1 : 0
        right = isFull(chunk.right?.[index]) ? right + 1 : 0
        if (!wasInRun && Math.max(left, right) >= shortestRun) count()
        samples += 1
      }
    },
    end: (): SoundMeasures['clipping'] => ({ runs, at }),
  }
}

function isFull(sample: number | undefined): boolean {
  return Math.abs(sample ?? 0) >= fullScale
}
