import { courseLimits } from '../contract/course-limits.ts'
import type { QuestionDraft } from '../course-author.ts'

/**
 * The questions that can be asked: three to five different options, exactly one of them right, and a
 * reason for each. Of two with the same words the first stays; at most six are kept.
 */
export function checkQuestions(drafts: readonly QuestionDraft[]): QuestionDraft[] {
  const asked = new Set<string>()
  const kept = drafts.filter((draft) => {
    const words = bare(draft.question)
    if (words === '' || asked.has(words) || !isAskable(draft)) return false
    asked.add(words)
    return true
  })
  return kept.slice(0, courseLimits.questions)
}

function isAskable({ options }: QuestionDraft): boolean {
  const texts = new Set(options.map(({ text }) => bare(text)))
  return (
    options.length >= courseLimits.leastOptions &&
    options.length <= courseLimits.options &&
    texts.size === options.length &&
    !texts.has('') &&
    options.every(({ why }) => why.trim() !== '') &&
    options.filter(({ isRight }) => isRight).length === 1
  )
}

function bare(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
}
