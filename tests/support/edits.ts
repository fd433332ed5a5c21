import { pictureFacts } from './facts.ts'
import { trustingMedia } from './fakes.ts'
import { plain } from './sample-files.ts'
import type {
  MediaFile,
  MediaLab,
  ModelAbilities,
  ModelPart,
} from '#routers/media-lab.ts'
import type { EditRequest } from '#routers/image-editor.ts'

export interface DrawingMedia extends MediaLab {
  shown: ModelAbilities[]
  fitted: Array<{ file: MediaFile; drawn: Buffer; target: string }>
}

/** Shows this picture to a model and keeps what the model drew. */
export function drawingMedia(parts: ModelPart[]): DrawingMedia {
  const shown: DrawingMedia['shown'] = []
  const fitted: DrawingMedia['fitted'] = []
  return {
    ...trustingMedia({
      modelParts: (_file, abilities) => {
        shown.push(abilities)
        return Promise.resolve(parts)
      },
      fitDrawn: (file, drawn, target) => {
        fitted.push({ file, drawn, target })
        return Promise.resolve()
      },
    }),
    shown,
    fitted,
  }
}

export async function aCopy(): Promise<ModelPart> {
  const data = await plain([200, 120, 40]).jpeg().toBuffer()
  return { type: 'image', mimeType: 'image/jpeg', data, caption: 'The picture' }
}

export function anEdit(over: Partial<EditRequest> = {}): EditRequest {
  return {
    file: { filename: 'a'.repeat(32), mimeType: 'image/jpeg' },
    facts: { ...pictureFacts(), width: 1200, height: 800 },
    changes: [
      { title: 'Straighten it', how: 'Turn it by two degrees.', anchor: null },
      {
        title: 'Calm the sky',
        how: 'Darken the highlights\nby half a stop.',
        anchor: { type: 'box', x: 0.1, y: 0.05, width: 0.2, height: 0.2 },
      },
    ],
    ...over,
  }
}
