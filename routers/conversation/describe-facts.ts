import type { Facts, ImageTones, SoundMeasures } from '../contract/facts.ts'

/** A measured fact in words: the same for the tutor's table, the built-in tutor and the screen. */
export interface DescribedFact {
  /** Names what was measured, for looking it up. */
  key: string
  label: string
  value: string
}

/** All that was measured about a file, in the order of its importance; empty when nothing was. */
export function describeFacts(facts: Facts | null): DescribedFact[] {
  if (!facts) return []
  switch (facts.family) {
    case 'image':
      return [
        fact('size', 'Size', `${facts.width} × ${facts.height} pixels`),
        ...describeTones(facts.tones),
        ...describeExposure(facts.exposure),
      ]
    case 'audio':
      return [
        fact('duration', 'Duration', clock(facts.durationSeconds)),
        ...describeSound(facts.sound),
      ]
    case 'video':
      return [
        fact('duration', 'Duration', clock(facts.durationSeconds)),
        fact('size', 'Size', `${facts.width} × ${facts.height} pixels`),
        ...(facts.framesPerSecond
          ? [fact('rate', 'Frame rate', `${facts.framesPerSecond} frames a second`)]
          : []),
        ...(facts.tones ? describeTones(facts.tones) : []),
        ...(facts.sound
          ? describeSound(facts.sound)
          : [fact('loudness', 'Sound', 'no sound track')]),
      ]
    case 'pdf':
      return [
        fact('pages', 'Pages', String(facts.pages)),
        ...(facts.text
          ? [
              fact('words', 'Words', String(facts.text.words)),
              fact(
                'sentences',
                'Sentences',
                `${facts.text.sentences}, ${facts.text.meanSentenceWords} words on average, spread ${facts.text.sentenceSpread}`,
              ),
              fact(
                'longest',
                'Longest sentence',
                `${facts.text.longestSentenceWords} words, beginning “${facts.text.longestSentenceStart}”`,
              ),
              fact('dialogue', 'Dialogue', percent(facts.text.dialogueShare)),
            ]
          : []),
      ]
  }
}

function describeTones(tones: ImageTones): DescribedFact[] {
  return [
    fact('brightness', 'Mean brightness', percent(tones.brightness)),
    fact('contrast', 'Contrast (spread of tones)', percent(tones.contrast)),
    fact('shadows', 'Clipped shadows', percent(tones.shadowsClipped)),
    fact('highlights', 'Clipped highlights', percent(tones.highlightsClipped)),
    fact('chroma', 'Mean colourfulness (OKLab chroma)', tones.chroma.toFixed(3)),
    fact('cast', 'Colour cast', castOf(tones)),
    fact(
      'palette',
      'Palette',
      tones.palette.map(({ hex, share }) => `${hex} ${percent(share)}`).join(', '),
    ),
  ]
}

/** A cast below this cannot be seen beside a neutral. */
const visibleCast = 0.012

export function castOf({ castA, castB }: Pick<ImageTones, 'castA' | 'castB'>): string {
  if (Math.hypot(castA, castB) < visibleCast) return 'neutral'
  const names = []
  if (Math.abs(castB) >= visibleCast / 2)
    names.push(castB > 0 ? 'warm (yellow)' : 'cool (blue)')
  if (Math.abs(castA) >= visibleCast / 2) names.push(castA > 0 ? 'red' : 'green')
  return names.join(', leaning ')
}

function describeExposure(
  exposure: Extract<Facts, { family: 'image' }>['exposure'],
): DescribedFact[] {
  if (!exposure) return []
  const { aperture, shutterSeconds, iso, focalLengthMm, camera, lens } = exposure
  const triangle = [
    aperture ? `f/${aperture}` : null,
    shutterSeconds ? shutter(shutterSeconds) : null,
    iso ? `ISO ${iso}` : null,
    focalLengthMm ? `${focalLengthMm} mm` : null,
  ].filter((part) => part !== null)
  const described: DescribedFact[] = []
  if (triangle.length > 0)
    described.push(fact('exposure', 'Exposure', triangle.join(', ')))
  const gear = [camera, lens].filter((part) => part !== null)
  if (gear.length > 0) described.push(fact('camera', 'Camera', gear.join(', ')))
  return described
}

function describeSound(sound: SoundMeasures): DescribedFact[] {
  if (sound.integratedLufs === null)
    return [fact('loudness', 'Integrated loudness', 'too quiet or too short to measure')]
  const described = [
    fact('loudness', 'Integrated loudness', `${sound.integratedLufs} LUFS`),
  ]
  if (sound.loudnessRangeLu !== null)
    described.push(fact('range', 'Loudness range', `${sound.loudnessRangeLu} LU`))
  if (sound.truePeakDbtp !== null)
    described.push(fact('peak', 'True peak', `${sound.truePeakDbtp} dBTP`))
  if (sound.channels !== null)
    described.push(
      fact(
        'channels',
        'Channels',
        sound.channels === 1 ? 'mono' : String(sound.channels),
      ),
    )
  return described
}

function fact(key: string, label: string, value: string): DescribedFact {
  return { key, label, value }
}

export function percent(share: number): string {
  const value = share * 100
  return `${value > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} %`
}

/** Seconds as `m:ss`. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

function shutter(seconds: number): string {
  return seconds >= 1 ? `${seconds} s` : `1/${Math.round(1 / seconds)} s`
}
