import { visit } from 'unist-util-visit'
import type { PhrasingContent, Root, Text } from 'mdast'
import type { ReplyMarks } from './reply-marks.ts'

const citationPattern = /\[F(\d{1,3})\]/g

/** A stretch of one text node, with all that is known about it. */
interface Piece {
  text: string
  fact: number | null
  isWrong: number | null
  sentence: string | null
  /** The last piece of its sentence carries the number. */
  isEnd: boolean
}

/**
 * A remark plugin that cuts the words of a reply at its marks: citations become `fact-chip`, numbers
 * that differ from the measure `wrong-number`, sentences with a pin `pinned-words`. Offsets are those
 * of the source, so a node whose words differ from its source (escapes) only gets its chips.
 */
export function remarkMarks(
  marks: ReplyMarks,
): () => (tree: Root, file: { toString(): string }) => void {
  return () => (tree, file) => {
    const source = String(file)
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || index === undefined || !('children' in parent)) return
      const pieces = piecesOf(node, marks, source)
      if (pieces.every(isPlain)) return
      parent.children.splice(index, 1, ...pieces.map(toNode))
      return index + pieces.length
    })
  }
}

function piecesOf(node: Text, marks: ReplyMarks, source: string): Piece[] {
  const start = node.position?.start.offset ?? 0
  const isVerbatim = (node.position?.end.offset ?? 0) - start === node.value.length
  // Somebody's own words are escaped, so that `\[F3\]` in them stays what they wrote.
  const written = source.slice(start, node.position?.end.offset)
  const chips = [...node.value.matchAll(citationPattern)]
    .filter((match) => isVerbatim || written.includes(match[0]))
    .map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      number: Number(match[1]),
    }))
  const within = <Range extends { start: number; end: number }>(
    ranges: readonly Range[],
  ) =>
    isVerbatim
      ? ranges
          .map((range) => ({ range, from: range.start - start, to: range.end - start }))
          .filter(({ from, to }) => to > 0 && from < node.value.length)
      : []
  const wrong = within(marks.numberMarks)
  const sentences = within(marks.sentences)
  const edges = new Set([0, node.value.length])
  for (const { from, to } of [...chips, ...wrong, ...sentences]) {
    edges.add(Math.max(0, from))
    edges.add(Math.min(node.value.length, to))
  }
  const cuts = [...edges].toSorted((one, other) => one - other)
  return cuts.slice(0, -1).map((from, at) => {
    const to = cuts[at + 1] ?? from
    const covers = (range: { from: number; to: number }) =>
      range.from <= from && range.to >= to
    const sentence = sentences.find(covers)
    return {
      text: node.value.slice(from, to),
      fact: chips.find(covers)?.number ?? null,
      isWrong: wrong.find(covers)?.range.number ?? null,
      sentence: sentence?.range.suggestionId ?? null,
      isEnd: sentence?.to === to,
    }
  })
}

function isPlain({ fact, isWrong, sentence }: Piece): boolean {
  return fact === null && isWrong === null && sentence === null
}

function toNode(piece: Piece): PhrasingContent {
  const words: PhrasingContent = { type: 'text', value: piece.text }
  const inner =
    piece.fact !== null
      ? element('fact-chip', { number: piece.fact }, [words])
      : piece.isWrong !== null
        ? element('wrong-number', { number: piece.isWrong }, [words])
        : words
  return piece.sentence === null
    ? inner
    : element(
        'pinned-words',
        { suggestion: piece.sentence, ...(piece.isEnd ? { end: 'true' } : {}) },
        [inner],
      )
}

/** An element of our own in mdast: the converter to HTML takes its name from `data`. */
function element(
  hName: string,
  hProperties: Record<string, string | number>,
  children: PhrasingContent[],
): PhrasingContent {
  return { type: 'emphasis', data: { hName, hProperties }, children }
}
