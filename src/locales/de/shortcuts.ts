import type { shortcuts as english } from '#src/locales/en/shortcuts.ts'
import type { Texts } from '#src/locales/texts.ts'

export const shortcuts: Texts<typeof english> = {
  title: 'Tastatur',
  intro:
    'Alles hier ist mit Tab und Enter erreichbar; mit diesen Tasten geht es schneller.',
  anywhere: 'Überall',
  list: 'Diese Liste',
  close: 'Schließen, was offen ist',
  toast: 'Zur Meldung, die erschienen ist',
  writing: 'Wenn du dem Tutor schreibst',
  send: 'Senden',
  line: 'Eine neue Zeile',
  looking: 'Wenn du Arbeiten ansiehst',
  gallery: 'Die Datei davor oder danach, in der Galerie',
  viewer: 'Die Datei davor oder danach, im Vollbild',
  switchOff: 'Nicht mit ? öffnen',
  switchOn: 'Mit ? öffnen',
}
