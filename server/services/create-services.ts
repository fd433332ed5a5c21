import { createImageEditor, createVoice } from './choose-engines.ts'
import { builtInCourseAuthor } from './built-in-course-author.ts'
import { createBuiltInTutor } from './built-in-tutor.ts'
import { conceptDrawings } from './concept-drawings.ts'
import { createDiskFileStore } from './disk-file-store.ts'
import { createLiveEvents } from './live-events.ts'
import { createMediaLab } from './process-media-lab.ts'
import { createOpenAiCourseAuthor } from './openai-course-author.ts'
import { createOpenAiTutor } from './openai-tutor.ts'
import { createPasswords } from './argon2-passwords.ts'
import { findFfmpeg } from './find-ffmpeg.ts'
import type { Db } from '#db/database.ts'
import type { Jobs, Log, MediaLab, Services } from '#routers/context.ts'
import type { Tutor } from '#routers/tutor.ts'
import type { Env } from '../env.ts'

/** The real services for these settings: with nothing configured, honest ones of our own. */
export async function createServices(
  env: Env,
  base: { db: Db; log: Log; jobs: Jobs },
): Promise<Services & { close(): Promise<void> }> {
  const files = await createDiskFileStore(env.uploadsDir)
  const media = createMediaLab(files, {
    ffmpegPath: findFfmpeg(env.ffmpegPath, env.searchPath),
  })
  return {
    ...base,
    clock: { now: () => new Date() },
    tutor: createTutor(env, media),
    author: env.ai ? createOpenAiCourseAuthor(env.ai) : builtInCourseAuthor,
    drawings: conceptDrawings,
    editor: createImageEditor(env, media),
    voice: createVoice(env, media),
    media,
    files,
    live: createLiveEvents(),
    passwords: createPasswords(),
    settings: { defaultPlan: env.defaultPlan, adminEmails: env.adminEmails },
    close: () => media.close(),
  }
}

function createTutor(env: Env, media: MediaLab): Tutor {
  return env.ai ? createOpenAiTutor(env.ai, media) : createBuiltInTutor()
}
