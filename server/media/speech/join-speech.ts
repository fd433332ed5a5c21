import { copyFile, mkdtemp, open, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ffmpegFor } from '../ffmpeg.ts'
import { encodeTalk } from './encode-talk.ts'
import { gapSeconds, trim } from './pauses.ts'
import { DamagedPiece, joinRateHz, readPiece } from './read-piece.ts'
import type { FileHandle } from 'node:fs/promises'
import type { JoinedSpeech } from '#routers/media-lab.ts'
import type { Ffmpeg } from '../ffmpeg.ts'
import type { MediaTasks } from '../tasks.ts'

/**
 * Joins pieces of speech, WAV or mp3 of any rate and channels, to one mono mp3 at `target`: all
 * pieces equally loud, -16 LUFS together with a true peak below -1 dBTP, and a breath between them in
 * place of the silence at their ends. `target` is there whole or not at all. Throws with the number
 * of the piece, from 1, that is damaged or no WAV or mp3. Holds one piece in memory at a time and
 * 5 MB for each minute of the talk.
 */
export const joinSpeech: MediaTasks['joinSpeech'] = async (talk) => {
  if (talk.pieces.length === 0) throw new Error('There is no speech to join')
  const folder = await mkdtemp(join(tmpdir(), 'refyn-'))
  try {
    const ffmpeg = twiceAtMost(ffmpegFor(talk.ffmpegPath))
    const joined = join(folder, 'talk.raw')
    const outline = await layOut(ffmpeg, talk.pieces, { folder, joined })
    const part = `${talk.target}.${process.pid}.part`
    await writeFile(part, await encodeTalk(ffmpeg, joined))
    await rename(part, talk.target)
    return outline
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The WebAssembly engine may break over what it read before; the run after that has a new one. */
function twiceAtMost(ffmpeg: Ffmpeg): Ffmpeg {
  return (run) => ffmpeg(run).catch(() => ffmpeg(run))
}

/** Writes the pieces to `joined` as `encodeTalk` takes them. */
async function layOut(
  ffmpeg: Ffmpeg,
  pieces: string[],
  { folder, joined }: { folder: string; joined: string },
): Promise<JoinedSpeech> {
  const gap = new Int16Array(Math.round(gapSeconds * joinRateHz))
  const starts: number[] = []
  const file = await open(joined, 'w')
  let length = 0
  try {
    for (const [at, path] of pieces.entries()) {
      if (at > 0) length += await append(file, gap)
      starts.push(length / joinRateHz)
      // A copy, because the engine tells files apart by their paths alone, and pieces are replaced.
      const copy = join(folder, `piece-${at}`)
      const piece = await copyFile(path, copy)
        .then(() => readPiece(ffmpeg, copy))
        .catch((cause: unknown) => {
          const reason =
            cause instanceof DamagedPiece ? cause.message : 'opening it failed'
          const which = `Piece ${at + 1} of ${pieces.length}`
          throw new Error(`${which} could not be read: ${reason}`, { cause })
        })
      length += await append(file, trim(piece, joinRateHz))
      await rm(copy)
    }
  } finally {
    await file.close()
  }
  return { durationSeconds: length / joinRateHz, starts }
}

async function append(file: FileHandle, samples: Int16Array): Promise<number> {
  await file.appendFile(
    new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength),
  )
  return samples.length
}
