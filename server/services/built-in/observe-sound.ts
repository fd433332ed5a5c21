import type { SoundMeasures } from '#routers/contract/facts.ts'
import type { Observations } from './remark.ts'

/** Where streaming services turn music to, in LUFS. */
const streamingTarget = -14

/** What loudness and peaks say, for a song or the track of a film. */
export function observeSound(
  sound: SoundMeasures,
): Pick<Observations, 'works' | 'matters'> {
  const { integratedLufs, loudnessRangeLu, truePeakDbtp, channels } = sound
  const found: Pick<Observations, 'works' | 'matters'> = { works: [], matters: [] }
  if (integratedLufs === null) {
    found.matters.push({
      factKey: 'loudness',
      weight: 1.5,
      text: '**There is next to nothing to hear.** The track is silent or so quiet that loudness cannot be measured. Next step: check the export by listening to the file itself, not the project.',
    })
    return found
  }
  if (truePeakDbtp !== null && truePeakDbtp > -1)
    found.matters.push({
      factKey: 'peak',
      weight: 1 + (truePeakDbtp + 1) * 0.5,
      text: `**Peaks go over the edge.** The true peak is ${truePeakDbtp} dBTP. Anything above −1 distorts when it is turned into mp3 or AAC, most of all on cymbals and consonants. Next step: set the limiter's ceiling to −1 dBTP with true-peak detection on, and see how much gain it takes away; more than 3 dB means that the problem is earlier in the chain.`,
    })
  if (integratedLufs > streamingTarget + 4)
    found.matters.push({
      factKey: 'loudness',
      weight: (integratedLufs - streamingTarget) * 0.15,
      text: `**It is loud, and that costs it size.** ${integratedLufs} LUFS is ${(integratedLufs - streamingTarget).toFixed(1)} dB above where streaming services will turn it down to. Next step: bring the limiter back until you reach about −12 LUFS, match the volumes by ear, and compare: whatever got larger was being squeezed.`,
    })
  if (integratedLufs < -23)
    found.matters.push({
      factKey: 'loudness',
      weight: (-23 - integratedLufs) * 0.1 + 0.4,
      text: `**It is quiet.** ${integratedLufs} LUFS will sit far below anything it is heard next to. Next step: raise the whole by ${Math.round(streamingTarget - integratedLufs)} dB behind a limiter at −1 dBTP, and listen whether the noise floor comes up with it.`,
    })
  if (loudnessRangeLu !== null && loudnessRangeLu < 3)
    found.matters.push({
      factKey: 'range',
      weight: 0.6 + (3 - loudnessRangeLu) * 0.2,
      text: `**Loud and soft are nearly the same.** The loudness range is ${loudnessRangeLu} LU. When every part is equally near, none arrives. Next step: take the part before your high point down by 2 to 3 dB, or take instruments out of it, and let the return do the work.`,
    })
  if (loudnessRangeLu !== null && loudnessRangeLu > 16)
    found.matters.push({
      factKey: 'range',
      weight: 0.5,
      text: `**The soft parts may not be heard.** A range of ${loudnessRangeLu} LU suits a hall, not a bus. Next step: listen at low volume through one small speaker, and ride up by hand what disappears.`,
    })
  if (channels === 1)
    found.matters.push({
      factKey: 'channels',
      weight: 0.3,
      text: '**It is in mono.** That can be a choice; it also means that everything competes for one spot. Next step: pan two supporting parts apart, left and right, and keep bass and voice where they are.',
    })

  if (truePeakDbtp !== null && truePeakDbtp <= -1)
    found.works.push({
      factKey: 'peak',
      weight: 0.6,
      text: `The peaks are under control (${truePeakDbtp} dBTP): it will survive encoding without added distortion.`,
    })
  if (loudnessRangeLu !== null && loudnessRangeLu >= 5 && loudnessRangeLu <= 14)
    found.works.push({
      factKey: 'range',
      weight: 0.8,
      text: `It breathes: ${loudnessRangeLu} LU between soft and loud passages gives the form somewhere to go.`,
    })
  if (integratedLufs >= -18 && integratedLufs <= -10)
    found.works.push({
      factKey: 'loudness',
      weight: 0.5,
      text: `The level is sensible for release: ${integratedLufs} LUFS, within reach of the −14 that streaming services aim at.`,
    })
  return found
}
