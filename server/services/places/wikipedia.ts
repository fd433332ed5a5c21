import { z } from 'zod'
import { mostCharacters, wordsKept } from './significance-source.ts'
import { SourceFault, isRedirect } from './source-fault.ts'
import { oneLine } from './tag-text.ts'
import type { SignificanceSource } from './significance-source.ts'

export interface Article {
  /** A subdomain: letters and hyphens alone. */
  language: string
  title: string
  /** Under which its extract is kept. */
  key: string
}

/**
 * The article of a tag such as `de:Berliner Dom`; without a language it is English (Key:wikipedia).
 * Null for an address, and for what is no title: nothing else of a tag may become part of a host.
 */
export function readArticle(tag: string | null): Article | null {
  const parts = /^(?:([a-z]{2,12}(?:-[a-z]{2,12}){0,2}):)?([^#:/][^#]*)/.exec(tag ?? '')
  const language = parts?.[1] ?? 'en'
  const title = oneLine(parts?.[2], 250).replaceAll(' ', '_')
  const isTitle = /[\p{L}\p{N}]/u.test(title) && !title.endsWith(':')
  if (!isTitle || /^https?:/.test(tag ?? '')) return null
  return { language, title, key: `wikipedia/${language}/${title}` }
}

/** Of /page/summary; a page of several meanings says nothing of the place. */
const summary = z.object({ type: z.string(), extract: z.string() })

/**
 * Asks for the beginning of an article unless it is known freshly, and keeps it, also that there is
 * none. Throws what `askJson` throws, and SourceFault for an answer of another shape.
 */
export async function askWikipedia(
  { language, title, key }: Article,
  { wikipediaUrl, askJson, kept }: SignificanceSource,
  signal: AbortSignal,
): Promise<void> {
  const base = wikipediaUrl.replace('{lang}', language)
  const url = `${base}/page/summary/${encodeURIComponent(title)}`
  const ask = async (signal: AbortSignal) => {
    try {
      const parsed = summary.safeParse(await askJson({ url }, signal))
      if (!parsed.success) throw new SourceFault('Wikipedia sent json of another shape')
      const { type, extract } = parsed.data
      return type === 'standard' ? firstSentences(extract) || null : null
    } catch (error) {
      // Articles that were renamed redirect.
      const isGone =
        error instanceof SourceFault && (error.status === 404 || isRedirect(error.status))
      if (isGone) return null
      throw error
    }
  }
  await kept.get({ key, ...wordsKept, ask, signal })
}

/** Whole sentences where one ends early enough. */
function firstSentences(extract: string): string {
  const line = oneLine(extract, 4000)
  if (line.length <= mostCharacters) return line
  const start = line.slice(0, mostCharacters)
  const end = Math.max(...['. ', '! ', '? '].map((stop) => start.lastIndexOf(stop)))
  return end > mostCharacters / 3
    ? start.slice(0, end + 1)
    : oneLine(line, mostCharacters)
}
