import type { ComparisonFindings, Difference, Verdict } from '../contract/comparison.ts'
import type { Trend, VerdictKind } from '../contract/comparison.ts'

const trendWords: Record<Trend, string> = {
  better: ' (better)',
  worse: ' (worse)',
  changed: '',
  same: '',
}

const verdictWords: Record<VerdictKind, string> = {
  addressed: 'Addressed',
  partly: 'Partly addressed',
  not: 'Not addressed',
  worse: 'Worse than before',
  unknown: 'Cannot be told',
}

/**
 * A comparison as markdown alone, for callers of `/api` and for copying: what moved and a line of
 * what did not, the verdicts under the titles of their suggestions, then the prose. Parts without
 * content are left out. Words from files, people and models stay words: nothing in them is markup.
 */
export function comparisonMarkdown(
  { differences, verdicts }: ComparisonFindings,
  prose: string,
  titles: ReadonlyMap<string, string>,
): string {
  return [
    differences.length > 0 ? `## Measured\n\n${differenceList(differences)}` : '',
    verdicts.length > 0
      ? `## Suggestions\n\n${verdicts.map((one) => verdictLine(one, titles)).join('\n')}`
      : '',
    prose.trim(),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function differenceList(differences: readonly Difference[]): string {
  const lines = differences
    .filter(({ trend }) => trend !== 'same')
    .map(
      ({ label, before, after, trend }) =>
        `- **${asText(label)}**: ${asText(before)} → ${asText(after)}${trendWords[trend]}`,
    )
  const same = differences
    .filter(({ trend }) => trend === 'same')
    .map(({ label }) => asText(label))
  return [...lines, ...(same.length > 0 ? [`- Unchanged: ${same.join('; ')}`] : [])].join(
    '\n',
  )
}

function verdictLine(
  { suggestionId, number, verdict, note }: Verdict,
  titles: ReadonlyMap<string, string>,
): string {
  const title = titles.get(suggestionId)
  const name = title ? ` ${asText(title.replace(/\.$/, ''))}` : ''
  const reason = note.trim() === '' ? '' : ` ${asText(note)}`
  return `- **${number}.${name}**: ${verdictWords[verdict]}.${reason}`
}

function asText(words: string): string {
  return words
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>#|~!]/g, '\\$&')
}
