import { round } from '../round.ts'
import { findCuts, findCutsInKeyFrames } from './cuts.ts'
import { signatureOf } from './difference.ts'
import { readFrames, samplingOf } from './frames.ts'
import { findBlack, findFrozen } from './stretches.ts'
import { StripCollector } from './strip.ts'
import type { FilmCut, Shot, Stretch } from '#routers/contract/facts.ts'
import type { Ffmpeg } from '../ffmpeg.ts'
import type { Look } from './cuts.ts'
import type { FilmSource } from './frames.ts'

const mostShots = 600

/**
 * How a film is cut: its shots, how light each is, and where nothing is to be seen or nothing moves.
 * Everything comes from one decoding. The strip of shots is written to `stripPath`.
 */
export async function measureFilm(
  engines: readonly Ffmpeg[],
  source: FilmSource,
  stripPath: string,
): Promise<FilmCut | null> {
  const sampling = samplingOf(source, engines.length)
  const strip = new StripCollector()
  const looks: Look[] = []
  for await (const frame of readFrames(engines, source, sampling)) {
    strip.see(frame)
    looks.push({
      at: frame.at,
      luma: frame.luma,
      signature: signatureOf(frame.rgb, sampling),
    })
  }
  if (looks.length === 0) return null
  const isWhole = sampling.precision === 'frame'
  // A film that breaks off is measured as far as it can be seen.
  const last = looks.at(-1)?.at ?? 0
  const analysedSeconds =
    isWhole && last < sampling.analysedSeconds - 1 ? last : sampling.analysedSeconds
  const black = isWhole ? findBlack(looks) : []
  const cuts = isWhole ? findCuts(looks) : findCutsInKeyFrames(looks)
  const shots = shotsBetween(withBlack(cuts, black), looks, analysedSeconds).slice(
    0,
    mostShots,
  )
  return {
    shots,
    precision: sampling.precision,
    analysedSeconds: round(analysedSeconds, 2),
    black,
    frozen: isWhole ? findFrozen(looks) : [],
    strip: await strip.write(stripPath, shots, sampling),
  }
}

/** A fade through black is a border too, though no single frame changes much. */
function withBlack(cuts: number[], black: Stretch[]): number[] {
  const borders = black
    .filter(
      ({ from, to }) =>
        from > 0 && !cuts.some((at) => at >= from - 0.5 && at <= to + 0.5),
    )
    .map(({ from, to }) => (from + to) / 2)
  return [...cuts, ...borders].toSorted((one, other) => one - other)
}

function shotsBetween(cuts: number[], looks: Look[], endSeconds: number): Shot[] {
  const borders = [0, ...cuts, endSeconds]
  return borders.slice(0, -1).flatMap((from, index) => {
    const to = borders[index + 1] ?? endSeconds
    const inside = looks.filter(({ at }) => at >= from && at < to)
    if (to - from < 0.04) return []
    const brightness =
      inside.reduce((sum, { luma }) => sum + luma, 0) / Math.max(1, inside.length)
    return [{ from: round(from, 2), to: round(to, 2), brightness: round(brightness, 3) }]
  })
}
