import { NothingToApply } from '#routers/image-editor.ts'
import { joinAdjustments, placeKey } from '../media/adjust/join.ts'
import { countOnce } from './built-in-editor/count-once.ts'
import { readChange } from './built-in-editor/read-change.ts'
import type { MediaLab } from '#routers/media-lab.ts'
import type { Adjustment } from '#routers/contract/refyn.ts'
import type { ImageEditor } from '#routers/image-editor.ts'
import type { Reading } from './built-in-editor/reading.ts'

/**
 * The editor of a server with nothing configured: it reads each change by rules on its words and on
 * the measures, and makes what can be measured exactly. What no adjustment can do is left out and
 * said to be. A picture is made in seconds, so an abort is heeded before and after that.
 */
export function createBuiltInEditor(media: Pick<MediaLab, 'adjust'>): ImageEditor {
  return {
    label: 'Built-in editor',
    isAi: false,
    async edit({ file, facts, changes }, target, signal) {
      signal.throwIfAborted()
      const read = changes.map((change) => readChange(change, facts))
      const adjustments = joinAdjustments(countOnce(read, placeKey))
      if (adjustments.length === 0)
        throw new NothingToApply('None of these changes can be made by measuring')
      const { mimeType } = await media.adjust(file, adjustments, target, signal)
      signal.throwIfAborted()
      const turn = adjustments.find(({ kind }) => kind === 'straighten')
      return {
        mimeType,
        made: read.map((readings) => ({
          adjustments: readings.map((reading) => asMade(reading, turn)),
          isApplied: readings.length > 0,
        })),
      }
    },
  }
}

/** Turns do not add up: each change that asked for one got the one that was made. */
function asMade({ adjustment }: Reading, turn: Adjustment | undefined): Adjustment {
  return adjustment.kind === 'straighten' && turn ? turn : adjustment
}
