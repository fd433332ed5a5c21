import workerpool from 'workerpool'
import { adjust } from './adjust/adjust.ts'
import { fitDrawn } from './adjust/fit-drawn.ts'
import { excerpt } from './excerpt.ts'
import { identify } from './identify.ts'
import { inspect } from './inspect.ts'
import { modelParts } from './model-parts.ts'
import { readText } from './read-text.ts'
import { joinSpeech } from './speech/join-speech.ts'
import { speak } from './speech/speak.ts'
import { thumbnail } from './thumbnail.ts'
import type { MediaTasks } from './tasks.ts'

// Runs in a process of its own: a decoder that hangs or eats memory takes nobody with it.
const tasks: MediaTasks = {
  identify,
  inspect,
  thumbnail,
  readText,
  modelParts,
  excerpt,
  adjust,
  fitDrawn,
  speak,
  joinSpeech,
}
workerpool.worker({ ...tasks })
