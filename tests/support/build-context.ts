import { createCaller } from '#routers/app.ts'
import { storedPlan } from '#routers/billing/limits.ts'
import { createLiveEvents } from '#server/services/live-events.ts'
import { movableClock } from './clock.ts'
import { cloneDatabase } from './database.ts'
import { aUser } from './factories.ts'
import {
  freeUsage,
  plainPasswords,
  recordingJobs,
  recordingLog,
  recordingMailer,
  recordingSession,
  trustingMedia,
} from './fakes.ts'
import { memoryFileStore } from './memory-file-store.ts'
import { joining, scriptedEditor, scriptedVoice } from './scripted-makers.ts'
import { plainDrawings, scriptedAuthor } from './scripted-author.ts'
import { scriptedEvents, scriptedGuide, scriptedPlaces } from './scripted-places.ts'
import { scriptedTutor } from './scripted-tutor.ts'
import type { Caller as Api } from '#routers/app.ts'
import type { OpenDatabase } from '#db/database.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { Context, MemberContext, Services, Settings } from '#routers/context.ts'
import type { Plan } from '#routers/contract/plans.ts'
import type { MovableClock } from './clock.ts'
import type { RecordingJobs, RecordingLog, RecordingSession } from './fakes.ts'
import type { MemoryFileStore } from './memory-file-store.ts'

export interface TestOptions extends Partial<
  Omit<Services, 'settings' | 'clock' | 'db' | 'log'>
> {
  open?: OpenDatabase
  now?: string
  clock?: MovableClock
  /** Of the learner that is made. */
  plan?: Plan
  settings?: Partial<Settings>
}

export interface TestWorld {
  open: OpenDatabase
  db: Services['db']
  clock: MovableClock
  services: Services
  log: RecordingLog
  /** Undefined when the test brought its own. */
  jobs: RecordingJobs
  files: MemoryFileStore
  session: RecordingSession
  /** The learner who asks. */
  user: UserRow
  ctx: MemberContext
  api: Api
  /** The same house as another person sees it; null is a visitor. */
  as(user: UserRow | null, over?: Partial<Context>): { ctx: Context; api: Api }
}

/** A learner in a house of plain fakes and a real database; every service can be replaced. */
export async function buildContext(options: TestOptions = {}): Promise<TestWorld> {
  const { open: given, now, clock: own, plan = 'free', settings, ...services } = options
  const open = given ?? (await cloneDatabase())
  const clock = own ?? movableClock(now)
  const log = recordingLog()
  const jobs = recordingJobs()
  const files = memoryFileStore()
  const session = recordingSession()
  const all: Services = {
    db: open.db,
    clock,
    log,
    tutor: scriptedTutor(['Look at the light.']),
    author: scriptedAuthor(),
    drawings: plainDrawings,
    places: scriptedPlaces(),
    events: scriptedEvents(),
    guide: scriptedGuide(),
    editor: scriptedEditor(services.files ?? files),
    voice: scriptedVoice(),
    media: trustingMedia(joining(services.files ?? files)),
    files,
    jobs,
    live: createLiveEvents(),
    passwords: plainPasswords(),
    mailer: recordingMailer(),
    openId: null,
    payments: null,
    usage: freeUsage,
    health: { look: () => Promise.resolve([]) },
    settings: {
      appUrl: 'http://localhost:3000',
      defaultPlan: 'free',
      adminEmails: [],
      operatorName: null,
      mapStyleUrl: null,
      aiDailyLimitTokens: null,
      ...settings,
    },
    ...services,
  }
  const user = await aUser(open.db, { subscriptionPlan: plan })
  const contextOf = (person: UserRow | null, over: Partial<Context> = {}): Context => ({
    ...all,
    session,
    ip: '192.0.2.7',
    arrival: () => ({ origin: null, isForwarded: false }),
    batchSize: 1,
    setHeader: () => undefined,
    caller: person && {
      id: person.id,
      isAdmin: person.isAdmin === 1,
      isAcademic: person.isAcademic === 1,
      subscriptionPlan: storedPlan(person.subscriptionPlan),
    },
    ...over,
  })
  const as: TestWorld['as'] = (person, over) => {
    const ctx = contextOf(person, over)
    return { ctx, api: createCaller(ctx) }
  }
  const { ctx, api } = as(user)
  return {
    open,
    db: open.db,
    clock,
    services: all,
    log,
    jobs,
    files,
    session,
    user,
    ctx: ctx as MemberContext,
    api,
    as,
  }
}
