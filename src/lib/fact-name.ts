import { ofPainted } from '#routers/contract/read-facts.ts'
import { shownName } from './i18n.ts'

/** The name of a measure in the language of the app, by the English one that is stored with it. */
export function factName(label: string): string {
  if (!label.endsWith(ofPainted)) return shownName('factNames', label)
  const whole = label.slice(0, -ofPainted.length)
  return shownName('factNames', whole) + shownName('factNames', ofPainted)
}
