import { Box, chakra, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { findQuote } from '#routers/contract/find-quote.ts'
import { PinMark } from '#src/ui/pin-mark.tsx'
import type { ReactNode } from 'react'
import type { Pin, Pinned } from '#src/lib/pins.ts'

const Mark = chakra('mark')

interface MarkedTextProps {
  pages: readonly string[]
  pinned: Pinned | undefined
}

/** The words of a document, with the quotes that suggestions speak of highlighted and numbered. */
export function MarkedText({ pages, pinned }: MarkedTextProps): ReactNode {
  return (
    <Box px={{ base: '4', md: '8' }} py="5" maxWidth="42rem" mx="auto">
      {pages.map((page, index) => (
        <Text
          key={index}
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          fontFamily="heading"
          lineHeight="1.7"
          mb="6"
        >
          {piecesOf(page, index, pages, pinned?.pins ?? []).map(({ start, text, pin }) =>
            pin && pinned ? (
              <Highlight key={start} pin={pin} text={text} pinned={pinned} />
            ) : (
              text
            ),
          )}
        </Text>
      ))}
    </Box>
  )
}

function Highlight(props: { pin: Pin; text: string; pinned: Pinned }): ReactNode {
  const { pin, text, pinned } = props
  const isLit = pinned.litId === pin.id
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isLit) mark.current?.scrollIntoView({ block: 'nearest' })
  }, [isLit])
  return (
    <Mark
      ref={mark}
      bg={isLit ? 'accent.emphasized' : 'accent.subtle'}
      color="fg"
      borderRadius="xs"
      onMouseEnter={() => pinned.onLight(pin.id)}
      onMouseLeave={() => pinned.onLight(null)}
    >
      {text}
      <Box as="span" display="inline-block" scale="0.8" mx="1" verticalAlign="middle">
        <PinMark
          pin={pin}
          isLit={isLit}
          onLight={pinned.onLight}
          onChoose={pinned.onChoose}
        />
      </Box>
    </Mark>
  )
}

interface Piece {
  start: number
  text: string
  pin: Pin | null
}

/** A page cut at its quotes; where two overlap the first one stands. */
function piecesOf(
  page: string,
  index: number,
  pages: readonly string[],
  pins: readonly Pin[],
): Piece[] {
  const places = pins
    .flatMap((pin) => {
      const found = pin.anchor.type === 'quote' && findQuote(pages, pin.anchor.text)
      return found && found.page === index ? [{ pin, ...found }] : []
    })
    .toSorted((one, other) => one.start - other.start)
  const pieces: Piece[] = []
  let at = 0
  for (const { pin, start, end } of places) {
    if (start < at) continue
    pieces.push({ start: at, text: page.slice(at, start), pin: null })
    pieces.push({ start, text: page.slice(start, end), pin })
    at = end
  }
  pieces.push({ start: at, text: page.slice(at), pin: null })
  return pieces.filter(({ text }) => text !== '')
}
