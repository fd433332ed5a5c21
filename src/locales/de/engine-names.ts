import type { engineNames as english } from '#src/locales/en/engine-names.ts'
import type { Texts } from '#src/locales/texts.ts'

export const engineNames: Texts<typeof english> = {
  'Built-in tutor': 'Eingebauter Tutor',
  'Built-in editor': 'Eingebauter Editor',
}
