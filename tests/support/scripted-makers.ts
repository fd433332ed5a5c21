import { writeFile } from 'node:fs/promises'
import type { FileStore } from '#routers/file-store.ts'
import type { MediaLab } from '#routers/media-lab.ts'
import type { EditRequest, ImageEditor } from '#routers/image-editor.ts'
import type { SpokenTurn, Voice } from '#routers/voice.ts'
import type { MemoryFileStore } from './memory-file-store.ts'

export interface ScriptedEditor extends ImageEditor {
  requests: EditRequest[]
  /** Thrown instead of a picture, once for each. */
  failures: Error[]
  /** Runs before a picture is written. */
  before(signal: AbortSignal): Promise<void>
}

/** Writes the same bytes for every picture, and calls each change applied by half a stop. */
export function scriptedEditor(files: FileStore | MemoryFileStore): ScriptedEditor {
  const requests: EditRequest[] = []
  const failures: Error[] = []
  return {
    label: 'Scripted editor',
    isAi: false,
    requests,
    failures,
    before: () => Promise.resolve(),
    async edit(request, target, signal) {
      requests.push(request)
      const failure = failures.shift()
      if (failure) throw failure
      await this.before(signal)
      await write(files, target, 'an edited picture')
      return {
        mimeType: 'image/jpeg',
        made: request.changes.map(() => ({
          adjustments: [{ kind: 'exposure', stops: 0.5, region: null }],
          isApplied: true,
        })),
      }
    },
  }
}

async function write(
  files: FileStore | MemoryFileStore,
  path: string,
  content: string,
): Promise<void> {
  if ('put' in files) files.put(path, content)
  else await writeFile(path, content)
}

export interface ScriptedVoice extends Voice {
  spoken: SpokenTurn[][]
  failures: Error[]
}

export function scriptedVoice(over: Partial<Voice> = {}): ScriptedVoice {
  const spoken: SpokenTurn[][] = []
  const failures: Error[] = []
  return {
    label: 'Scripted voices',
    turnsAtOnce: 1,
    spoken,
    failures,
    speak(turns) {
      spoken.push(turns)
      const failure = failures.shift()
      if (failure) return Promise.reject(failure)
      const words = turns.map(({ text }) => text).join(' ')
      return Promise.resolve({ data: Buffer.from(words), format: 'wav' })
    },
    ...over,
  }
}

/** Joins pieces of two seconds each. */
export function joining(
  files: FileStore | MemoryFileStore,
): Pick<MediaLab, 'joinSpeech'> {
  return {
    async joinSpeech(pieces, target) {
      await write(files, target, pieces.join('\n'))
      return {
        durationSeconds: pieces.length * 2,
        starts: pieces.map((_, index) => index * 2),
      }
    },
  }
}
