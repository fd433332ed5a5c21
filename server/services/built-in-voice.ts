import { AiError } from '#routers/ai-error.ts'
import { MediaError } from '#routers/media-lab.ts'
import { builtInVoices } from '#routers/voice.ts'
import type { MediaLab } from '#routers/media-lab.ts'
import type { Voice } from '#routers/voice.ts'

/**
 * The voices of a server with nothing configured: eSpeak NG in the media process, an octave apart and
 * plainly machines. An aborted signal ends the wait at once; the little work under way runs on
 * unheard.
 */
export function createBuiltInVoice(media: Pick<MediaLab, 'speak'>): Voice {
  return {
    label: builtInVoices,
    turnsAtOnce: 1,
    async speak(turns, signal) {
      signal.throwIfAborted()
      const stopped = Promise.withResolvers<never>()
      const stop = () => stopped.reject(signal.reason)
      signal.addEventListener('abort', stop)
      try {
        const data = await Promise.race([media.speak(turns), stopped.promise])
        return { data, format: 'wav' }
      } catch (error) {
        if (error instanceof MediaError) throw new AiError('ai_failed', error.message)
        throw error
      } finally {
        signal.removeEventListener('abort', stop)
      }
    },
  }
}
