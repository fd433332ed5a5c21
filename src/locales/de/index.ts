import { account } from './account.ts'
import { admin } from './admin.ts'
import { audioChat } from './audio-chat.ts'
import { billing } from './billing.ts'
import { common } from './common.ts'
import { comparison } from './comparison.ts'
import { conversation } from './conversation.ts'
import { courses } from './courses.ts'
import { dashboard } from './dashboard.ts'
import { discovery } from './discovery.ts'
import { engineNames } from './engine-names.ts'
import { factNames } from './fact-names.ts'
import { facts } from './facts.ts'
import { files } from './files.ts'
import { install } from './install.ts'
import { interests } from './interests.ts'
import { notes } from './notes.ts'
import { pages } from './pages.ts'
import { plan } from './plan.ts'
import { profile } from './profile.ts'
import { refyn } from './refyn.ts'
import { security } from './security.ts'
import { shortcuts } from './shortcuts.ts'
import { suggestions } from './suggestions.ts'

export { factMeanings } from './fact-meanings.ts'

/** All texts of the client in German, by namespace. */
export const de = {
  account,
  admin,
  audioChat,
  billing,
  common,
  comparison,
  conversation,
  courses,
  dashboard,
  discovery,
  engineNames,
  factNames,
  facts,
  files,
  install,
  interests,
  notes,
  pages,
  plan,
  profile,
  refyn,
  security,
  shortcuts,
  suggestions,
}
