import { pictureFacts } from './facts.ts'
import type { Facts } from '#routers/contract/facts.ts'
import type { Brief, Tutor, Work } from '#routers/tutor.ts'

export function aWork(
  facts: Facts | null = pictureFacts(),
  over: Partial<Work> = {},
): Work {
  return {
    id: 'work',
    filename: 'a'.repeat(32),
    mimeType: 'image/jpeg',
    originalName: 'harbour.jpg',
    facts,
    ...over,
  }
}

export function aBrief(over: Partial<Brief> = {}): Brief {
  return {
    medium: 'photography',
    context: 'A harbour at dawn',
    assignment: null,
    works: [aWork()],
    history: [],
    question: null,
    learner: {
      interests: [],
      artistStatement: null,
      level: null,
      directness: 'straight',
      language: null,
    },
    declined: [],
    focus: null,
    ledger: [],
    comparison: null,
    ...over,
  }
}

export async function listen(
  tutor: Tutor,
  brief: Brief = aBrief(),
  signal: AbortSignal = new AbortController().signal,
): Promise<string> {
  let text = ''
  for await (const piece of tutor.write(brief, signal)) text += piece
  return text
}
