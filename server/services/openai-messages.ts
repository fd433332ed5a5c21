import { MediaError } from '#routers/media-lab.ts'
import { comparisonText, judgePrompt } from './comparison-prompt.ts'
import { notePrompt } from './note-prompt.ts'
import { discussPrompt, discussText } from './script-prompt.ts'
import { briefText, focusText, suggestPrompt, systemPrompt } from './tutor-prompt.ts'
import type OpenAI from 'openai'
import type { MediaLab, ModelAbilities, ModelPart } from '#routers/media-lab.ts'
import type { Brief } from '#routers/tutor.ts'
import type { EndpointKind } from './model-abilities.ts'

export type Message = OpenAI.Chat.ChatCompletionMessageParam
type Part = OpenAI.Chat.ChatCompletionContentPart

const historyTurns = 12
const maxMediaBytes = 18 * 1024 * 1024

/** The works in forms that the model takes, and what lies at the place that is asked about. */
export async function collectParts(
  media: MediaLab,
  brief: Brief,
  abilities: ModelAbilities,
): Promise<ModelPart[]> {
  const parts: ModelPart[] = []
  let bytes = 0
  for (const [index, work] of brief.works.entries()) {
    const found = await media.modelParts(work, abilities).catch((error: unknown) => {
      // A file that cannot be copied for the model still has its facts; the prompt says to say so.
      if (error instanceof MediaError) return []
      throw error
    })
    for (const part of found) {
      const size = part.type === 'text' ? 0 : part.data.byteLength
      if (bytes + size > maxMediaBytes) continue
      bytes += size
      parts.push({ ...part, caption: `File ${index + 1}: ${part.caption}` })
    }
  }
  return parts
}

/** Nothing when the question is about no place; a place that cannot be cut out is told in words. */
export async function collectFocus(
  media: MediaLab,
  { focus }: Brief,
  abilities: ModelAbilities,
): Promise<ModelPart[]> {
  if (!focus?.anchor) return []
  return media.excerpt(focus.work, focus.anchor, abilities).catch((error: unknown) => {
    if (error instanceof MediaError) return []
    throw error
  })
}

/** What any request to a model carries. */
export interface Carried {
  parts: ModelPart[]
  /** The place that the question is about, as far as it can be shown. */
  focus: ModelPart[]
  kind: EndpointKind
  model: string
}

/** What a request about a crit is made of. */
export interface Ask extends Carried {
  brief: Brief
}

/** The works stand in the first user turn, and what is asked about with the question. */
export function replyMessages(ask: Ask): Message[] {
  const { brief, parts, focus } = ask
  return [
    { role: 'system', content: systemPrompt(brief) },
    { role: 'user', content: [text(briefText(brief)), ...toParts(parts)] },
    ...turnsOf(brief),
    ...(brief.comparison
      ? [{ role: 'user' as const, content: comparisonText(brief) }]
      : []),
    ...(brief.question === null
      ? []
      : [{ role: 'user' as const, content: questionOf(brief, toParts(focus)) }]),
  ]
}

function turnsOf({ history }: Brief): Message[] {
  return history.slice(-historyTurns).map(({ role, content }) => ({
    role: role === 'ai' ? 'assistant' : 'user',
    content,
  }))
}

/** Which open suggestions the later version has addressed, as a form. */
export function judgeMessages({ brief, parts }: Ask): Message[] {
  return [
    { role: 'system', content: judgePrompt(brief) },
    { role: 'user', content: [text(briefText(brief)), ...toParts(parts)] },
    { role: 'user', content: comparisonText(brief) },
  ]
}

/** The talk of the hosts, as a form. */
export function discussMessages({ brief, parts }: Ask): Message[] {
  return [
    { role: 'system', content: discussPrompt(brief) },
    { role: 'user', content: [text(briefText(brief)), ...toParts(parts)] },
    ...turnsOf(brief),
    { role: 'user', content: discussText(brief) },
  ]
}

function questionOf(brief: Brief, focus: Part[]): string | Part[] {
  const question = brief.question ?? ''
  const about = focusText(brief)
  return about === null ? question : [text(about), ...focus, text(question)]
}

export function suggestMessages({ brief, parts }: Ask, critique: string): Message[] {
  return [
    { role: 'system', content: suggestPrompt(brief) },
    { role: 'user', content: [text(briefText(brief)), ...toParts(parts)] },
    { role: 'assistant', content: critique },
    { role: 'user', content: 'Now the suggestions, as JSON.' },
  ]
}

/** What is worth keeping of a reply, as a form. The work itself is not needed for that. */
export function noteMessages({ brief }: Ask, reply: string): Message[] {
  return [
    { role: 'system', content: notePrompt(brief) },
    { role: 'user', content: briefText(brief) },
    { role: 'assistant', content: reply },
    { role: 'user', content: 'Now the notes, as JSON.' },
  ]
}

function text(words: string): Part {
  return { type: 'text', text: words }
}

function toParts(parts: ModelPart[]): Part[] {
  return parts.flatMap((part) => [text(part.caption), toPart(part)])
}

function toPart(part: ModelPart): Part {
  switch (part.type) {
    case 'text':
      return { type: 'text', text: part.text }
    case 'image':
      return { type: 'image_url', image_url: { url: dataUrl(part.mimeType, part.data) } }
    case 'audio':
      return {
        type: 'input_audio',
        input_audio: { data: part.data.toString('base64'), format: part.format },
      }
  }
}

function dataUrl(mimeType: string, data: Buffer): string {
  return `data:${mimeType};base64,${data.toString('base64')}`
}
