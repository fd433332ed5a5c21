import type { install as english } from '#src/locales/en/install.ts'
import type { Texts } from '#src/locales/texts.ts'

export const install: Texts<typeof english> = {
  title: 'Refyn installieren',
  intro:
    'Als App hat Refyn ein eigenes Fenster und ein Symbol neben deinen anderen Apps.',
  close: 'Schließen',
  chrome: {
    name: 'Chrome und Edge',
    one: 'Öffne das Menü oben rechts (⋮ oder ⋯).',
    two: 'Wähle „Streamen, speichern und teilen“, dann „Seite als App installieren“. In Edge heißt es „Apps“, auf dem Handy „Zum Startbildschirm hinzufügen“.',
    three: 'Bestätige mit „Installieren“.',
  },
  safari: {
    name: 'Safari',
    one: 'Tippe auf die Teilen-Taste; auf dem Mac öffne das Menü „Ablage“.',
    two: 'Wähle „Zum Home-Bildschirm“, auf dem Mac „Zum Dock hinzufügen“.',
    three: 'Bestätige mit „Hinzufügen“.',
  },
  firefox: {
    name: 'Firefox',
    one: 'Öffne unter Android das Menü (⋮).',
    two: 'Wähle „Installieren“ oder „Zum Startbildschirm hinzufügen“.',
    three:
      'Auf dem Computer installiert Firefox keine Apps: Setz ein Lesezeichen oder öffne die Seite in einem anderen Browser.',
  },
}
