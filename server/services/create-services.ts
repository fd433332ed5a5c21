import { createImageEditor, createVoice } from './choose-engines.ts'
import { builtInCourseAuthor } from './built-in-course-author.ts'
import { createBuiltInTutor } from './built-in-tutor.ts'
import { conceptDrawings } from './concept-drawings.ts'
import { createEvents } from './events/create-events.ts'
import { builtInGuide } from './guide-built-in.ts'
import { createModelGuide } from './place-guide.ts'
import { createPlaces } from './places/osm-places.ts'
import { createDiskFileStore } from './disk-file-store.ts'
import { createHealthCheck } from './health-check.ts'
import { createLiveEvents } from './live-events.ts'
import { createMediaLab } from './process-media-lab.ts'
import { createOpenAiCourseAuthor } from './openai-course-author.ts'
import { createOpenAiTutor } from './openai-tutor.ts'
import { createPasswords } from './argon2-passwords.ts'
import { createLogMailer } from './log-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import { createUsageMeter } from './usage-meter.ts'
import { findFfmpeg } from './find-ffmpeg.ts'
import { version } from '../version.ts'
import type { Db } from '#db/database.ts'
import type { Jobs, Log, Services } from '#routers/context.ts'
import type { MediaLab } from '#routers/media-lab.ts'
import type { OpenIdProvider } from '#routers/open-id.ts'
import type { Payments } from '#routers/payments.ts'
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
    mailer: env.mail ? createSmtpMailer(env.mail) : createLogMailer(log),
    openId: await createOpenId(env),
    payments: await createPayments(env),
    usage: createUsageMeter({ db, clock, log }, env.aiDailyLimitTokens),
    health: createHealthCheck(env, db),
    settings: {
      aiDailyLimitTokens: env.aiDailyLimitTokens,
      appUrl: env.appUrl,
      defaultPlan: env.defaultPlan,
      adminEmails: env.adminEmails,
      operatorName: env.operatorName,
      mapStyleUrl: env.mapStyleUrl,
    },
    close() {
      places.close()
      return media.close()
    },
  }
}

/** The vendors' libraries are loaded only where they are used: they weigh on the start. */
async function createOpenId({ openId, appUrl }: Env): Promise<OpenIdProvider | null> {
  if (!openId) return null
  const { createOpenIdProvider } = await import('../auth/open-id-provider.ts')
  return createOpenIdProvider(openId, `${appUrl}/api/auth/google/callback`)
}

async function createPayments({ stripe, appUrl }: Env): Promise<Payments | null> {
  if (!stripe) return null
  const { createStripePayments } = await import('./stripe-payments.ts')
  return createStripePayments(stripe, appUrl)
}

function createTutor(env: Env, media: MediaLab): Tutor {
  return env.ai ? createOpenAiTutor(env.ai, media) : createBuiltInTutor()
}
