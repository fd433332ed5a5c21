import { Badge, chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { percent } from '#src/lib/format-number.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { ReactNode } from 'react'
import type { TextMeasures } from '#routers/contract/facts.ts'
import type { Measured } from './measured.ts'

const Svg = chakra('svg')
const Bar = chakra('rect')
const Rule = chakra('line')

interface TextProps {
  text: TextMeasures
  measured: Measured
}

export function SentencesChart({ text, measured }: TextProps): ReactNode {
  const { t } = useTranslation('facts')
  const { sentenceWords, meanSentenceWords } = text
  const highest = Math.max(...sentenceWords, 1)
  const values = [
    t('words', { count: text.words }),
    t('sentencesCount', { count: text.sentences }),
    ...(text.sentences > 1
      ? [
          t('meanSentence', { value: meanSentenceWords }),
          t('spread', { value: text.sentenceSpread }),
        ]
      : []),
  ]
  return (
    <ChartFrame
      chart="sentences"
      measured={measured}
      values={values}
      text={[
        ...values,
        t('longestSentence', {
          count: text.longestSentenceWords,
          start: text.longestSentenceStart,
        }),
        t('dialogue', { value: percent(text.dialogueShare) }),
        t('sentenceLine', { list: sentenceWords.slice(0, 200).join(', ') }),
      ]}
    >
      <Svg
        viewBox={`0 0 ${sentenceWords.length} 100`}
        preserveAspectRatio="none"
        width="100%"
        height="7rem"
        bg="bg.subtle"
        borderRadius="sm"
      >
        {sentenceWords.map((words, at) => (
          <Bar
            key={at}
            x={at + 0.1}
            y={100 - (words / highest) * 96}
            width="0.8"
            height={(words / highest) * 96}
            fill={words === highest ? 'plot.mark' : 'plot.ink'}
            opacity={words === highest ? 1 : 0.55}
          />
        ))}
        <Rule
          x1="0"
          x2={sentenceWords.length}
          y1={100 - (meanSentenceWords / highest) * 96}
          y2={100 - (meanSentenceWords / highest) * 96}
          stroke="fg.muted"
          strokeDasharray="3 4"
          vectorEffect="non-scaling-stroke"
        />
      </Svg>
    </ChartFrame>
  )
}

export function HabitsChart({ text, measured }: TextProps): ReactNode {
  const { t } = useTranslation('facts')
  const { echoes, openings } = text
  if (echoes.length + openings.length === 0)
    return (
      <ChartFrame chart="habits" measured={measured} values={[t('noHabits')]} text={[]} />
    )
  return (
    <ChartFrame
      chart="habits"
      measured={measured}
      values={[]}
      text={[
        ...echoes.map(
          ({ word, times, quote }) =>
            `${word}, ${t('times', { count: times })}: “${quote}”`,
        ),
        ...openings.map(
          ({ words, times }) => `“${words}” ${t('times', { count: times })}`,
        ),
      ]}
    >
      <Counted
        title={t('echoesTitle')}
        items={echoes.map(({ word, times }) => ({ label: word, times }))}
      />
      <Counted
        title={t('openingsTitle')}
        items={openings.map(({ words, times }) => ({ label: words, times }))}
      />
    </ChartFrame>
  )
}

function Counted(props: {
  title: string
  items: Array<{ label: string; times: number }>
}): ReactNode {
  if (props.items.length === 0) return null
  return (
    <>
      <Text fontSize="xs" color="fg.muted" mb="1">
        {props.title}
      </Text>
      <Flex wrap="wrap" gap="1.5" mb="3">
        {props.items.map(({ label, times }) => (
          <Badge key={label} size="md" variant="subtle" colorPalette="gray">
            {label} × {times}
          </Badge>
        ))}
      </Flex>
    </>
  )
}

export function GrammarChart({ text, measured }: TextProps): ReactNode {
  const values = useGrammar(text)
  return (
    <ChartFrame chart="grammar" measured={measured} values={values} text={values}>
      {null}
    </ChartFrame>
  )
}

function useGrammar(text: TextMeasures): string[] {
  const { t } = useTranslation('facts')
  const { readability, adverbShare, passiveShare, tense, verse } = text
  const name = tense ? t(tense.main) : ''
  const values = [
    ...(readability ? [t('readability', readability)] : []),
    ...(adverbShare === null ? [] : [t('adverbs', { value: percent(adverbShare) })]),
    ...(passiveShare === null ? [] : [t('passive', { value: percent(passiveShare) })]),
    ...(tense
      ? [
          tense.shifts === 0
            ? t('tenseHeld', { tense: name })
            : t('tenseShifts', { tense: name, count: tense.shifts }),
        ]
      : []),
    ...(verse
      ? [
          t('verse', {
            stanzas: verse.stanzas,
            lines: verse.lines,
            words: verse.meanLineWords,
          }),
        ]
      : []),
  ]
  return values.length > 0 ? values : [t('englishOnly')]
}
