import type { Migration } from 'kysely/migration'
import * as initial from './0001-initial.ts'
import * as suggestions from './0002-suggestions.ts'
import * as waysOn from './0003-ways-on.ts'
import * as notes from './0004-notes.ts'
import * as courses from './0005-courses.ts'
import * as discovery from './0006-discovery.ts'
import * as placesAndEvents from './0007-places-and-events.ts'
import * as courseParts from './0008-course-parts.ts'
import * as eventSources from './0009-event-sources.ts'
import * as peopleAndPlans from './0010-people-and-plans.ts'
import * as languages from './0011-languages.ts'
import * as conversationsByOwner from './0012-conversations-by-owner.ts'

/** Listed by hand: a folder scan fails on `.ts` in the test runner, and order is a decision. */
export const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-suggestions': suggestions,
  '0003-ways-on': waysOn,
  '0004-notes': notes,
  '0005-courses': courses,
  '0006-discovery': discovery,
  '0007-places-and-events': placesAndEvents,
  '0008-course-parts': courseParts,
  '0009-event-sources': eventSources,
  '0010-people-and-plans': peopleAndPlans,
  '0011-languages': languages,
  '0012-conversations-by-owner': conversationsByOwner,
}
