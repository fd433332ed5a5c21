import { sends, sendsJson } from './scripted-server.ts'
import type { Script } from './scripted-server.ts'

export interface StandInWords {
  /** Descriptions in English, by id. */
  entities?: Record<string, string>
  /** By language and title, such as `en/The_Hepworth_Wakefield`; `null` is a page of meanings. */
  articles?: Record<string, string | null>
}

interface Asked {
  path: string
  query: URLSearchParams
}

/** As wbgetentities answers (www.wikidata.org/w/api.php?action=help&modules=wbgetentities). */
export function wikidataAnswer(
  { query }: Asked,
  { entities = {} }: StandInWords,
): Script {
  const ids = (query.get('ids') ?? '').split('|')
  if (query.get('action') !== 'wbgetentities' || query.get('format') !== 'json')
    return sends(200, '<!DOCTYPE html><title>MediaWiki API help</title>', {
      'content-type': 'text/html; charset=utf-8',
    })
  if (ids.length > 50)
    return sendsJson(200, { error: { code: 'toomanyvalues', info: 'Too many values' } })
  const answered = ids.map((id) => {
    const value = entities[id]
    if (value === undefined) return [id, { id, missing: '' }]
    return [id, { type: 'item', id, descriptions: { en: { language: 'en', value } } }]
  })
  return sendsJson(200, { entities: Object.fromEntries(answered), success: 1 })
}

/** As /page/summary/{title} answers (en.wikipedia.org/api/rest_v1). */
export function wikipediaAnswer(
  { path }: Asked,
  { articles = {} }: StandInWords,
): Script {
  const [, language, encoded] =
    /^\/([a-z-]+)\/api\/rest_v1\/page\/summary\/([^/]+)$/.exec(path) ?? []
  const title = decodeURIComponent(encoded ?? '')
  const extract = articles[`${language}/${title}`]
  if (extract === undefined)
    return sendsJson(404, {
      type: 'https://mediawiki.org/wiki/HyperSwitch/errors/not_found',
      title: 'Not found.',
      detail: 'Page or revision not found.',
    })
  return sendsJson(
    200,
    {
      type: extract === null ? 'disambiguation' : 'standard',
      title: title.replaceAll('_', ' '),
      lang: language,
      extract: extract ?? `${title} may refer to:`,
    },
    {
      'content-type':
        'application/json; charset=utf-8; profile="https://www.mediawiki.org/wiki/Specs/Summary/1.4.2"',
    },
  )
}
