import { createImageEditor, createVoice } from './choose-engines.ts'
import { builtInCourseAuthor } from './built-in-course-author.ts'
import { createBuiltInTutor } from './built-in-tutor.ts'
import { conceptDrawings } from './concept-drawings.ts'
import { createEvents } from './events/create-events.ts'
import { builtInGuide } from './guide-built-in.ts'
import { createModelGuide } from './place-guide.ts'
import { createPlaces } from './places/osm-places.ts'
import { createDiskFileStore } from './disk-file-store.ts'
import { createLiveEvents } from './live-events.ts'
import { createMediaLab } from './process-media-lab.ts'
import { createOpenAiCourseAuthor } from './openai-course-author.ts'
import { createOpenAiTutor } from './openai-tutor.ts'
import { createPasswords } from './argon2-passwords.ts'
import { findFfmpeg } from './find-ffmpeg.ts'
import { version } from '../version.ts'
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
  const { db, log } = base
  const clock = { now: () => new Date() }
  const app = { version, url: env.appUrl }
  const userAgent = `Refyn/${version} (${env.appUrl})`
  const { file: placesFile, ...sources } = env.places
  const places = createPlaces({ db, clock, log, app, placesFile, ...sources })
  return {
    ...base,
    clock,
    tutor: createTutor(env, media),
    author: env.ai ? createOpenAiCourseAuthor(env.ai) : builtInCourseAuthor,
    drawings: conceptDrawings,
    places,
    events: createEvents({
      ...env.events,
      icsAddresses: env.events.icsUrls,
      userAgent,
      clock,
      log,
    }),
    guide: env.ai ? createModelGuide(env.ai) : builtInGuide,
    editor: createImageEditor(env, media),
    voice: createVoice(env, media),
    media,
    files,
    live: createLiveEvents(),
    passwords: createPasswords(),
    settings: {
      defaultPlan: env.defaultPlan,
      adminEmails: env.adminEmails,
      mapStyleUrl: env.mapStyleUrl,
    },
    close() {
      places.close()
      return media.close()
    },
  }
}

function createTutor(env: Env, media: MediaLab): Tutor {
  return env.ai ? createOpenAiTutor(env.ai, media) : createBuiltInTutor()
}
