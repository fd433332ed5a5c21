import { memo, useMemo } from 'react'
import remarkGfm from 'remark-gfm'
import { Prose } from '#src/ui/prose.tsx'
import { closeMarkup } from './close-markup.ts'
import { remarkMarks } from './remark-marks.ts'
import { FactChip, PinnedWords, WrongNumber } from './reply-mark-elements.tsx'
import type { ReactNode } from 'react'
import type { ReplyMarks } from './reply-marks.ts'

/** Elements that `remarkMarks` makes; markdown itself cannot, since HTML in it is skipped. */
const marked = {
  'fact-chip': FactChip,
  'wrong-number': WrongNumber,
  'pinned-words': PinnedWords,
}

interface MarkdownTextProps {
  text: string
  /** Places in the text that lead to facts and to the work. */
  marks: ReplyMarks
  /** Still being written: markup that is open at its end is closed, so that none flashes by. */
  isLive?: boolean
}

/** A reply with its marks. */
export const MarkdownText = memo(function MarkdownText({
  text,
  marks,
  isLive = false,
}: MarkdownTextProps): ReactNode {
  const plugins = useMemo(() => [remarkGfm, remarkMarks(marks)], [marks])
  return (
    <Prose text={isLive ? closeMarkup(text) : text} plugins={plugins} elements={marked} />
  )
})
