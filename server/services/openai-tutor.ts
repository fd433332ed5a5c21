import { endpointKind } from './model-abilities.ts'
import { judge as judgeByMeasures } from './built-in/judge.ts'
import { judgeAnswer, toVerdicts } from './judge-answer.ts'
import {
  collectFocus,
  collectParts,
  discussMessages,
  judgeMessages,
  noteMessages,
  replyMessages,
  suggestMessages,
} from './openai-messages.ts'
import { modelLabel } from './model-label.ts'
import { createOpenAiModel, usualTimes } from './openai-model.ts'
import { noteAnswer, toNotes } from './note-answer.ts'
import { scriptAnswer, toScript } from './script-answer.ts'
import { suggestionAnswer, toDrafts } from './suggestion-answer.ts'
import { AiError } from '#routers/ai-error.ts'
import { familyOf } from '#routers/contract/file-types.ts'
import type { Endpoint } from '../env.ts'
import type { MediaLab, ModelAbilities } from '#routers/media-lab.ts'
import type { Brief, Tutor, Work } from '#routers/tutor.ts'
import type { Ask } from './openai-messages.ts'
import type { EndpointTimes } from './stream-limit.ts'

const none: ModelAbilities = { images: false, audio: false }

/**
 * A tutor behind any OpenAI-compatible server. A model that cannot see or hear the work is told its
 * facts and the words about it, and the reply says so first.
 */
export function createOpenAiTutor(
  endpoint: Endpoint,
  media: MediaLab,
  times: EndpointTimes = usualTimes,
): Tutor {
  const kind = endpointKind(endpoint.baseUrl)
  const model = createOpenAiModel(endpoint, times)

  async function collect(brief: Brief): Promise<Ask> {
    const abilities = model.isBlind ? none : kind
    return {
      brief,
      parts: await collectParts(media, brief, abilities),
      focus: await collectFocus(media, brief, abilities),
      kind,
      model: endpoint.model,
    }
  }

  return {
    label: modelLabel(endpoint.model),

    async *write(brief, signal) {
      const ask = await collect(brief)
      if (model.isBlind && brief.works.some(isSeenOrHeard)) yield blindNote
      yield* model.stream(ask, replyMessages, { signal, onBlind: () => blindNote })
    },

    async suggest(brief, critique, signal) {
      const ask = await collect({ ...brief, focus: null })
      return model.answer(ask, (one) => suggestMessages(one, critique), {
        name: 'suggestions',
        schema: suggestionAnswer,
        accept: (answer) => ({ value: toDrafts(answer, brief) }),
        signal,
      })
    },

    async judge(brief, signal) {
      const ask = await collect({ ...brief, focus: null })
      try {
        return await model.answer(ask, judgeMessages, {
          name: 'verdicts',
          schema: judgeAnswer,
          accept: (answer) => ({ value: toVerdicts(answer, brief) }),
          signal,
        })
      } catch (error) {
        // A model that cannot fill in a form still has eyes: its prose follows the measured verdicts.
        if (error instanceof AiError && error.fault === 'ai_nonsense')
          return judgeByMeasures(brief)
        throw error
      }
    },

    async noteDown(brief, reply, signal) {
      const ask: Ask = { brief, parts: [], focus: [], kind, model: endpoint.model }
      return model.answer(ask, (one) => noteMessages(one, reply), {
        name: 'notes',
        schema: noteAnswer,
        accept: (answer) => ({ value: toNotes(answer) }),
        signal,
      })
    },

    async discuss(brief, signal) {
      const ask = await collect({ ...brief, focus: null })
      return model.answer(ask, discussMessages, {
        name: 'turns',
        schema: scriptAnswer,
        accept(answer) {
          const read = toScript(answer, brief)
          return 'script' in read ? { value: read.script } : read
        },
        signal,
      })
    },
  }
}

function isSeenOrHeard({ mimeType }: Work): boolean {
  return familyOf(mimeType) !== 'text'
}

const blindNote =
  '*This model takes no pictures, sound or documents, so I speak from your words and the measured facts.*\n\n'
