import { isGemini } from './services/gemini-address.ts'

export interface Endpoint {
  baseUrl: string
  apiKey: string
  model: string
}

export interface Endpoints {
  /** The tutor; null for the built-in one. */
  ai: Endpoint | null
  /** Who draws; null for the built-in editor. */
  image: Endpoint | null
  /** Who speaks; null for the built-in voices. */
  speech: Endpoint | null
}

const imageNames = {
  base: 'AI_IMAGE_BASE_URL',
  key: 'AI_IMAGE_API_KEY',
  model: 'AI_IMAGE_MODEL',
} as const
const speechNames = {
  base: 'AI_SPEECH_BASE_URL',
  key: 'AI_SPEECH_API_KEY',
  model: 'AI_SPEECH_MODEL',
} as const
type Names = typeof imageNames | typeof speechNames
type Name =
  | 'AI_BASE_URL'
  | 'AI_API_KEY'
  | 'GEMINI_API_KEY'
  | 'AI_MODEL'
  | Names[keyof Names]
type Values = Partial<Record<Name, string | undefined>>

const geminiBase = 'https://generativelanguage.googleapis.com/v1beta/openai/'
const geminiModels = {
  ai: 'gemini-3.8-flash',
  image: 'gemini-nano-banana-2.1',
  speech: 'gemini-3.8-flash-lite-tts',
}

/**
 * Each capability has its own server, key and model. What the settings for pictures or voices leave
 * open is the tutor's, and Gemini's without a tutor. With none of their own they are Gemini's when
 * the tutor is; what another server can do is not known, so there they stay built-in. The tutor's
 * key is sent to no other server.
 */
export function readEndpoints(values: Values): Endpoints {
  return {
    ai: readAi(values),
    image: readOther(values, imageNames, geminiModels.image),
    speech: readOther(values, speechNames, geminiModels.speech),
  }
}

/** What contradicts or is missing, each with the name of the setting that mends it. */
export function endpointContradictions(values: Values): string[] {
  const faults: string[] = []
  if (
    values.AI_MODEL &&
    !values.AI_BASE_URL &&
    !values.AI_API_KEY &&
    !values.GEMINI_API_KEY
  )
    faults.push('AI_MODEL: set AI_API_KEY or AI_BASE_URL too, a model needs a server')
  if (values.AI_BASE_URL && !values.AI_MODEL && !isGemini(values.AI_BASE_URL))
    faults.push('AI_MODEL: name the model of the server in AI_BASE_URL')
  for (const names of [imageNames, speechNames]) {
    const { base, key, model } = names
    const read = readOther(values, names, '')
    if (values[model] && !values[base] && !values[key] && !readAi(values))
      faults.push(`${model}: set ${key} or ${base} too, a model needs a server`)
    if (read && !read.model && !isGemini(read.baseUrl))
      faults.push(
        values[base]
          ? `${model}: name the model of the server in ${base}`
          : `${model}: name the model of the server in AI_BASE_URL, or another in ${base}`,
      )
  }
  return faults
}

/**
 * A key alone means Gemini; a base address alone means a server that asks for none. Gemini's key goes
 * to no other server.
 */
function readAi(values: Values): Endpoint | null {
  const isGoogles = !values.AI_BASE_URL || isGemini(values.AI_BASE_URL)
  const apiKey = values.AI_API_KEY ?? (isGoogles ? values.GEMINI_API_KEY : undefined)
  if (!values.AI_BASE_URL && !apiKey) return null
  return {
    baseUrl: values.AI_BASE_URL ?? geminiBase,
    apiKey: apiKey ?? 'none',
    model: values.AI_MODEL ?? geminiModels.ai,
  }
}

function readOther(values: Values, names: Names, defaultModel: string): Endpoint | null {
  const tutor = readAi(values)
  const [base, key, model] = [values[names.base], values[names.key], values[names.model]]
  const isNamed = Boolean(base ?? key ?? model)
  if (!isNamed && !(tutor && isGemini(tutor.baseUrl))) return null
  const baseUrl = base ?? tutor?.baseUrl ?? geminiBase
  const isTutors = tutor !== null && isSameBase(baseUrl, tutor.baseUrl)
  const shared = isTutors ? tutor.apiKey : isGemini(baseUrl) && values.GEMINI_API_KEY
  return {
    baseUrl,
    apiKey: key ?? (shared || 'none'),
    model: model ?? defaultModel,
  }
}

function isSameBase(one: string, other: string): boolean {
  const [a, b] = [one, other].map((url) => new URL(url).href.replace(/\/+$/, ''))
  return a === b
}
