import type { Chunk } from './samples.ts'

export interface Framer {
  add(chunk: Chunk): void
  /** To be called behind the last chunk: a track shorter than a frame is one frame with silence. */
  end(): void
}

type OnFrame = (left: Float32Array, right: Float32Array | null, from: number) => void

/** Cuts chunks into overlapping frames across their borders; frame n is centred on n × hop. */
export function createFramer(size: number, hop: number, onFrame: OnFrame): Framer {
  let rest: Chunk | null = null
  let frames = 0
  const add = (chunk: Chunk) => {
    const before = rest ?? silence(size / 2, chunk.right !== null)
    const left = join(before.left, chunk.left)
    const right = chunk.right ? join(before.right, chunk.right) : null
    let from = 0
    for (; from + size <= left.length; from += hop) {
      onFrame(left, right, from)
      frames += 1
    }
    rest = { left: left.slice(from), right: right?.slice(from) ?? null }
  }
  return {
    add,
    end() {
      if (rest && frames === 0) add(silence(size, rest.right !== null))
    },
  }
}

function silence(length: number, isStereo: boolean): Chunk {
  return {
    left: new Float32Array(length),
    right: isStereo ? new Float32Array(length) : null,
  }
}

function join(one: Float32Array | null, other: Float32Array): Float32Array {
  const both = new Float32Array((one?.length ?? 0) + other.length)
  if (one) both.set(one)
  both.set(other, one?.length ?? 0)
  return both
}
