import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { clock } from '#routers/contract/format-measure.ts'
import type { ReactNode } from 'react'
import type { AudioChatView, TranscriptTurn } from '#routers/contract/audio-chat.ts'
import type { Citation } from '#routers/contract/conversation.ts'
import type { SuggestionView } from '#routers/contract/suggestions.ts'

const Chip = chakra('button')

/** Where the marks in a transcript lead. */
export interface TranscriptLinks {
  suggestions: readonly SuggestionView[]
  onFact(citation: Citation): void
  onPin(id: string): void
}

interface TranscriptProps extends TranscriptLinks {
  talk: AudioChatView
  /** Seconds from the start. */
  at: number
  isPlaying: boolean
  onSeek(seconds: number): void
}

/** Every turn of the talk; the one that is heard stands out and is kept in view. */
export function Transcript(props: TranscriptProps): ReactNode {
  const { t } = useTranslation('audioChat')
  const { talk, at, isPlaying } = props
  const box = useRef<HTMLDivElement>(null)
  const heard = isPlaying || at > 0 ? turnAt(talk.transcript, at) : -1
  useEffect(() => {
    const turn = box.current?.querySelector<HTMLElement>(`[data-turn="${heard}"]`)
    if (!isPlaying || !turn || !box.current) return
    // Only the transcript scrolls, never the page under the reader's eyes.
    box.current.scrollTo({ top: turn.offsetTop - box.current.clientHeight / 3 })
  }, [heard, isPlaying])
  return (
    <Box mt="4">
      <Heading as="h4" size="xs" mb="2" color="fg.muted">
        {t('transcript')}
      </Heading>
      <Stack
        ref={box}
        gap="1"
        maxHeight="16rem"
        overflowY="auto"
        position="relative"
        tabIndex={0}
        role="region"
        aria-label={t('transcript')}
      >
        {talk.transcript.map((turn, index) => (
          <Turn
            // A transcript is whole when it is shown and never reordered.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            {...props}
            turn={turn}
            index={index}
            isHeard={index === heard}
          />
        ))}
      </Stack>
    </Box>
  )
}

function Turn({
  turn,
  index,
  isHeard,
  onSeek,
  ...links
}: TranscriptProps & {
  turn: TranscriptTurn
  index: number
  isHeard: boolean
}): ReactNode {
  const { t } = useTranslation('audioChat')
  const { from } = turn
  return (
    <Flex
      data-turn={index}
      gap="3"
      px="2"
      py="1.5"
      borderRadius="control"
      bg={isHeard ? 'accent.subtle' : undefined}
      aria-current={isHeard || undefined}
      fontSize="sm"
    >
      <Box flex="none" width="3.5rem">
        <Text fontWeight="650" color={turn.host === 'Alex' ? 'accent.fg' : 'fg.info'}>
          {turn.host}
        </Text>
        {from !== null && (
          <Chip
            type="button"
            color="fg.muted"
            fontSize="xs"
            cursor="pointer"
            fontVariantNumeric="tabular-nums"
            _hover={{ textDecoration: 'underline' }}
            aria-label={t('jump', { time: clock(from) })}
            onClick={() => onSeek(from)}
          >
            {clock(from)}
          </Chip>
        )}
      </Box>
      <Text flex="1" minWidth="0">
        <Marked text={turn.text} {...links} />
      </Text>
    </Flex>
  )
}

function Marked({
  text,
  talk,
  suggestions,
  onFact,
  onPin,
}: { text: string; talk: AudioChatView } & TranscriptLinks): ReactNode {
  const { t } = useTranslation('audioChat')
  return text.split(/(\[[FS]\d{1,3}\])/).map((piece, index) => {
    const mark = /^\[([FS])(\d{1,3})\]$/.exec(piece)
    if (!mark) return piece
    const number = Number(mark[2])
    const fact = talk.citations.find((one) => one.number === number)
    const suggestion = suggestions.find((one) => one.number === number)
    // Pieces of one text keep their places.
    if (mark[1] === 'F' && fact)
      return (
        <Mark
          key={`${index} ${piece}`}
          label={t('fact', fact)}
          onClick={() => onFact(fact)}
        >
          F{number}
        </Mark>
      )
    if (mark[1] === 'S' && suggestion)
      return (
        <Mark
          key={`${index} ${piece}`}
          label={t('suggestion', { n: number, title: suggestion.title })}
          onClick={() => onPin(suggestion.id)}
        >
          {number}
        </Mark>
      )
    return null
  })
}

function Mark(props: { label: string; onClick(): void; children: ReactNode }): ReactNode {
  return (
    <Chip
      type="button"
      display="inline"
      px="1.5"
      borderRadius="full"
      bg="accent.muted"
      color="accent.fg"
      fontSize="0.75em"
      fontWeight="650"
      cursor="pointer"
      title={props.label}
      aria-label={props.label}
      onClick={props.onClick}
    >
      {props.children}
    </Chip>
  )
}

function turnAt(transcript: readonly TranscriptTurn[], at: number): number {
  return transcript.findLastIndex(({ from }) => from !== null && from <= at + 0.05)
}
