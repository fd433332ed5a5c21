import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import type { StudyWorks } from '#tests/support/study-works.ts'

interface Going {
  member: BrowserContext
  url: string
  studies: StudyWorks
  /** Part of the names of the scenes that are taken. */
  only: string
}

/** The sessions of the stage in which a way on is taken, by number. */
const versions = [
  [7, 'betterNight'],
  [8, 'betterMix'],
  [9, 'betterCuts'],
  [4, 'betterPages'],
] as const

/** Improved versions of four works, compared; a refyn and a talk about the night picture. */
export async function goOn({ member, url, studies, only }: Going): Promise<void> {
  const isWanted = ['', 'refyn', 'compar', 'audio', 'ways'].some((part) =>
    part === '' ? only === '' : only.includes(part),
  )
  if (!isWanted) return
  const headers = { origin: url }
  const call = async (path: string, data: object) => {
    const answer = await member.request.post(path, { data, headers, timeout: 200_000 })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`)
    return (await answer.json()) as Record<string, unknown>
  }
  for (const [number, work] of versions) {
    const sessionId = `session_${1_700_000_000_000 + number}_stage`
    const files = await member.request.get(`/api/files/${sessionId}`)
    const [original] = ((await files.json()) as { files: Array<{ id: string }> }).files
    if (!original) throw new Error('There is no work to improve')
    if (number === 7) {
      const suggestions = await suggestionsOf(member, sessionId)
      await call('/api/edit-image', { sessionId, fileId: original.id, suggestions })
    }
    const form = new FormData()
    form.set('sessionId', sessionId)
    form.set('originalFileId', original.id)
    const path = studies[work]
    form.append('files', new File([await readFile(path)], basename(path)))
    const uploaded = await member.request.post('/api/upload', {
      multipart: form,
      headers,
    })
    const [improved] = ((await uploaded.json()) as { files: Array<{ id: string }> }).files
    await call('/api/compare-files', {
      sessionId,
      originalFileId: original.id,
      newFileId: improved?.id,
    })
    if (number !== 7 && number !== 8) continue
    const thread = await member.request.get(`/api/conversation/${sessionId}`)
    const { conversation } = (await thread.json()) as { conversation: { id: string } }
    await call('/api/generate-audio', { conversationId: conversation.id, sessionId })
  }
}

/** The words of a picture's suggestions, which are drawn a moment after the critique. */
async function suggestionsOf(member: BrowserContext, sessionId: string): Promise<string> {
  for (let tries = 0; tries < 40; tries += 1) {
    const answer = await member.request.get(`/api/files/${sessionId}`)
    const { files } = (await answer.json()) as { files: Array<{ suggestions: string[] }> }
    const words = files[0]?.suggestions.join('. ')
    if (words) return words
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('No suggestions were drawn')
}
