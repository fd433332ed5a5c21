import { Box, chakra } from '@chakra-ui/react'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { localDecimals } from '#src/lib/format-number.ts'
import { factName } from '#src/lib/fact-name.ts'
import { PinMark } from '#src/ui/pin-mark.tsx'
import { ReplyLinksContext } from './reply-marks.ts'
import type { ReactNode } from 'react'

const Chip = chakra('button')
const Words = chakra('span')

/** A cited fact: what it says stands in its name, and choosing it opens its chart. */
export function FactChip(props: { number?: number; children?: ReactNode }): ReactNode {
  const { t } = useTranslation('conversation')
  const { citations, onFact } = useContext(ReplyLinksContext)
  const citation = citations.find(({ number }) => number === Number(props.number))
  if (!citation)
    return (
      <Words color="fg.subtle" fontSize="0.75em">
        {props.children}
      </Words>
    )
  const { number, key } = citation
  const label = factName(citation.label)
  // A camera and its lens keep their names.
  const value = key === 'camera' ? citation.value : localDecimals(citation.value)
  return (
    <Chip
      type="button"
      display="inline"
      px="1.5"
      py="0.5"
      borderRadius="full"
      bg="accent.subtle"
      color="accent.fg"
      fontSize="0.75em"
      fontWeight="650"
      lineHeight="1.4"
      cursor="pointer"
      _hover={{ bg: 'accent.muted' }}
      title={`${label}: ${value}`}
      aria-label={t('marks.fact', { number, label, value })}
      onClick={() => onFact(citation)}
    >
      F{number}
    </Chip>
  )
}

/** A number that is not what was measured: shown as it was written, with the measure beside it. */
export function WrongNumber(props: { number?: number; children?: ReactNode }): ReactNode {
  const { t } = useTranslation('conversation')
  const { numberMarks } = useContext(ReplyLinksContext)
  const mark = numberMarks.find(({ number }) => number === Number(props.number))
  const words = mark && t('marks.measured', { measured: localFact(mark.measured) })
  return (
    <Words title={words}>
      <Words
        textDecoration="underline wavy"
        textDecorationColor="fg.error"
        textUnderlineOffset="3px"
      >
        {props.children}
      </Words>
      {words && (
        <Words color="fg.error" fontSize="0.8em">
          {' '}
          ({words})
        </Words>
      )}
    </Words>
  )
}

/** A label and its value, which are stored as one text. */
function localFact(measured: string): string {
  const [label = '', ...value] = measured.split(': ')
  return [factName(label), localDecimals(value.join(': '))].join(': ')
}

/** A sentence that a suggestion stands for; it lights up with its pin. */
export function PinnedWords(props: {
  suggestion?: string
  end?: string
  children?: ReactNode
}): ReactNode {
  const { sentences, litId, onLight, onPin } = useContext(ReplyLinksContext)
  const id = props.suggestion ?? ''
  const sentence = sentences.find(({ suggestionId }) => suggestionId === id)
  const isLit = litId === id
  return (
    <Words
      bg={isLit ? 'accent.muted' : undefined}
      borderRadius="xs"
      transition="background 140ms"
      data-lit={isLit || undefined}
      onMouseEnter={() => onLight(id)}
      onMouseLeave={() => onLight(null)}
    >
      {props.children}
      {props.end && sentence && (
        <Box
          as="span"
          display="inline-block"
          scale="0.86"
          mx="0.5"
          verticalAlign="middle"
        >
          <PinMark
            pin={{ id, number: sentence.number, title: sentence.title, isSettled: false }}
            isLit={isLit}
            onLight={onLight}
            onChoose={onPin}
          />
        </Box>
      )}
    </Words>
  )
}
