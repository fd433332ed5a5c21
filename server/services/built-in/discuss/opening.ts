import { counted, percent } from '#routers/contract/format-measure.ts'
import { castOf, isCutOut } from '#routers/contract/read-facts.ts'
import { nameOf, titleOf } from './names.ts'
import { quoted } from './quote.ts'
import { lasting, upper } from './sayable.ts'
import { alex, goOn, henry } from './talk.ts'
import { citeOf } from './told.ts'
import type { ScriptTurn } from '#routers/contract/audio-chat.ts'
import type { FactKey, ImageTones } from '#routers/contract/facts.ts'
import type { Brief, Work } from '#routers/tutor.ts'
import type { Talk } from './talk.ts'

/** Words of what the maker wrote that are read out. */
const quotedWords = 18

/** A cold open: what lies on the table, what was said of it, and once that neither host has met it. */
export function opening(talk: Talk): ScriptTurn[] {
  const { brief, thing } = talk
  const { met, organ } = thing
  const it = named(talk)
  const [work] = brief.works
  const sheet = work ? inventory(brief, work) : 'There’s no file, so there’s no sheet.'
  const note = quoted(brief.context, quotedWords) ?? 'hardly a word.'
  const turns = goOn(talk, 'opening', {
    spoken: [],
    ways: [
      [
        alex(`${upper(it)}. And underneath, in the maker’s hand: ${note}`),
        ...talk.choose('limits', [
          [
            henry(
              `Fair warning: we haven’t ${met} it. I’ve got a sheet of measurements and you’ve got that note. Between us that makes half a critic.`,
            ),
            alex('Half will do. What’s on the sheet?'),
          ],
          [
            henry(
              `Which is more than I have. I haven’t ${met} it, nor have you. All I’m holding is a sheet of measurements.`,
            ),
            alex('Then hold it up.'),
          ],
          [
            henry(
              `Said, not ${met}. We know this one from its measurements and from that note, and from nothing else.`,
            ),
            alex('I’ve made friends on less. Measurements, please.'),
          ],
        ]),
        henry(sheet),
      ],
      [
        henry(`${upper(it)}. ${sheet}`),
        alex(`You always start with the luggage. The maker starts like this: ${note}`),
        henry(
          `We should say that neither of us has ${met} it. We go by what was measured and what the maker wrote. No ${organ} in this room, only rulers.`,
        ),
      ],
      [
        alex(
          `Today it’s ${it}. There’s a note with it, and I’ve been carrying that around all morning: ${note}`,
        ),
        henry(`I’ve been carrying the measurements. ${sheet}`),
        alex(
          `That’s all we have, by the way. The note and the numbers. Nobody here has ${met} the thing itself.`,
        ),
        henry('Which keeps one modest.'),
      ],
      [
        alex(`What do you do with a note like this? ${upper(note)}`),
        henry(`You lay it beside the work. ${upper(it)}. ${sheet}`),
        alex(`Without having ${met} it.`),
        henry(
          'Without. Measurements and the maker’s own words, that’s our whole equipment.',
        ),
      ],
      [
        henry(`I’ll do the dry part. ${upper(it)}. ${sheet}`),
        alex(`And the other part is a note from whoever made it: ${note}`),
        henry(
          `I haven’t ${met} it and neither have you. A table and a note, that’s all.`,
        ),
        alex('I’ve built whole opinions on less.'),
      ],
      [
        alex(`I’m Alex, the dry voice is Henry, and on the table there’s ${it}.`),
        henry(
          `Dry, and without ${organ}: we haven’t ${met} it. We have what was measured and what the maker wrote.`,
        ),
        alex(`Which is this: ${note}`),
        henry(`And for the record: ${sheet}`),
      ],
    ],
  })
  return [...turns, ...assignmentLine(brief)]
}

function assignmentLine({ assignment, context }: Brief): ScriptTurn[] {
  if (!assignment || assignment.trim() === context.trim()) return []
  const task = quoted(assignment, quotedWords)
  return task ? [alex(`It was made for an assignment, and that says: ${task}`)] : []
}

/** `“Harbour”, a photograph`, with the files beside it. */
function named({ brief, thing }: Talk): string {
  const [first, second, ...more] = brief.works
  const title = first ? titleOf(first.originalName) : null
  const whole = title ? `“${title}”, a ${thing.noun}` : `a ${thing.noun} without a name`
  const article = whole.replace(/\ba (?=[aeiou])/g, 'an ')
  if (!second) return article
  const beside =
    more.length === 0 ? nameOf(second) : counted(more.length + 1, 'more file')
  return `${article}, with ${beside} beside it`
}

/** The first measures of a work as one says them. */
function inventory(brief: Brief, work: Work): string {
  const { facts } = work
  const cite = (key: FactKey) => citeOf(brief, work, key)
  if (!facts) return 'It’s an empty sheet. The file couldn’t be measured.'
  switch (facts.family) {
    case 'image':
      if (facts.tones.paintedShare === 0)
        return `${formatOf(facts)}, and nothing in it is painted.`
      return `${formatOf(facts)}, a mean brightness of ${percent(facts.tones.brightness)}${isCutOut(facts.tones) ? ' where it is painted' : ''}${cite('brightness')}, and colours that are ${leaning(facts.tones)}${cite('cast')}.`
    case 'audio': {
      const { integratedLufs, tempo, key } = facts.sound
      const parts =
        integratedLufs === null
          ? []
          : [
              ` at ${integratedLufs} LUFS${cite('loudness')}`,
              ...(tempo ? [`${tempo.bpm} BPM${cite('tempo')}`] : []),
              ...(key ? [`probably in ${key.name}${cite('key')}`] : []),
            ]
      return `${upper(lasting(facts.durationSeconds))} of sound${parts.join(', ')}.`
    }
    case 'video': {
      const shots = facts.cut
        ? `, in ${counted(facts.cut.shots.length, 'shot')}${cite('shots')}`
        : ''
      return `${upper(lasting(facts.durationSeconds))}${shots}, ${facts.sound ? 'with sound' : 'and no sound track'}.`
    }
    case 'pdf':
      return facts.text
        ? `${upper(counted(facts.pages, 'page'))}, ${counted(facts.text.words, 'word')}${cite('words')}.`
        : `${upper(counted(facts.pages, 'page'))}, and no text in it that can be counted.`
    case 'text':
      return facts.text
        ? `${upper(counted(facts.text.words, 'word'))}${cite('words')}, in ${counted(facts.text.sentences, 'sentence')}${cite('sentences')}.`
        : 'Too few words to measure.'
  }
}

function formatOf({ width, height }: { width: number; height: number }): string {
  if (width > height * 1.05) return 'Landscape format'
  return height > width * 1.05 ? 'Upright format' : 'A square'
}

function leaning(tones: ImageTones): string {
  const directions = castOf(tones)
  if (directions.length === 0) return 'neutral on average'
  return `${directions.map((one) => ({ warm: 'warm', cool: 'cool', red: 'a little red', green: 'a little green' })[one]).join(' and ')} on average`
}
