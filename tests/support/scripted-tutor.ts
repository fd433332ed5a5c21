import type { ScriptTurn } from '#routers/contract/audio-chat.ts'
import type {
  Brief,
  NoteDraft,
  SuggestionDraft,
  Tutor,
  VerdictDraft,
} from '#routers/tutor.ts'

export interface Gate {
  open(): void
  opened: Promise<void>
  /** Whether a tutor waits at it, or has. */
  isReached: boolean
  /** Does not hear an abort: the tutor stands here until the gate opens. */
  isDeaf: boolean
}

export function gate(options: { isDeaf?: boolean } = {}): Gate {
  let open = () => undefined as void
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened, isReached: false, isDeaf: options.isDeaf ?? false }
}

export type Step = string | Error | Gate

export interface ScriptedTutor extends Tutor {
  briefs: Brief[]
  signals: AbortSignal[]
  /** What `suggest` answers, or throws; none unless a test sets some. */
  drafts: SuggestionDraft[] | Error
  /** What `judge` answers, or throws; none unless a test sets some. */
  verdicts: VerdictDraft[] | Error
  /** What `discuss` answers, or throws. */
  talk: ScriptTurn[] | Error
  /** What `noteDown` answers, or throws; none unless a test sets some. */
  notes: NoteDraft[] | Error
  /** The replies that notes were drawn from. */
  noted: string[]
  /** The critiques that suggestions were drawn from. */
  critiques: string[]
}

/**
 * Says the steps of one script for each call, the last script again and again: words are yielded,
 * errors thrown, gates waited at until they open or the signal aborts.
 */
export function scriptedTutor(...scripts: Step[][]): ScriptedTutor {
  const briefs: Brief[] = []
  const signals: AbortSignal[] = []
  const critiques: string[] = []
  let calls = 0
  return {
    drafts: [],
    critiques,
    suggest(_brief, critique) {
      critiques.push(critique)
      return this.drafts instanceof Error
        ? Promise.reject(this.drafts)
        : Promise.resolve(this.drafts)
    },
    verdicts: [],
    judge(brief) {
      briefs.push(brief)
      return this.verdicts instanceof Error
        ? Promise.reject(this.verdicts)
        : Promise.resolve(this.verdicts)
    },
    talk: [
      { host: 'Alex', text: 'It is dark [F1].' },
      { host: 'Henry', text: 'I disagree: it is quiet.' },
    ],
    discuss(brief) {
      briefs.push(brief)
      return this.talk instanceof Error
        ? Promise.reject(this.talk)
        : Promise.resolve(this.talk)
    },
    notes: [],
    noted: [],
    noteDown(_brief, reply) {
      this.noted.push(reply)
      return this.notes instanceof Error
        ? Promise.reject(this.notes)
        : Promise.resolve(this.notes)
    },
    label: 'Scripted tutor',
    briefs,
    signals,
    async *write(brief, signal) {
      const script = scripts[Math.min(calls, scripts.length - 1)] ?? []
      calls += 1
      briefs.push(brief)
      signals.push(signal)
      for (const step of script) {
        if (typeof step === 'string') yield step
        else if (step instanceof Error) throw step
        else await pass(step, signal)
      }
    },
  }
}

async function pass(step: Gate, signal: AbortSignal): Promise<void> {
  step.isReached = true
  if (step.isDeaf) return step.opened
  const aborted = new Promise<never>((_, reject) => {
    const refuse = () => reject(signal.reason as Error)
    if (signal.aborted) refuse()
    else signal.addEventListener('abort', refuse, { once: true })
  })
  await Promise.race([step.opened, aborted])
}
