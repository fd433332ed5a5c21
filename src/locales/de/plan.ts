import type { plan as english } from '#src/locales/en/plan.ts'
import type { Texts } from '#src/locales/texts.ts'

export const plan: Texts<typeof english> = {
  names: { free: 'Free', standard: 'Standard', premium: 'Premium' },
  price: '{{pounds}} £ im Monat',
  upgradeTo: 'Zu {{plan}} wechseln',
  opening: 'Wird geöffnet …',
  cancel: 'Abo kündigen',
  cancelTitle: 'Dein Abo kündigen?',
  cancelText:
    'Dein Tarif bleibt bis zum Ende der bezahlten Zeit. Danach ist das Konto wieder Free, und alles darin bleibt.',
  keep: 'Behalten',
  cancelling: 'Wird gekündigt …',
  sync: 'Abgleichen',
  syncing: 'Wird abgeglichen …',
  syncHint:
    'Bezahlt, aber noch der alte Tarif? „Abgleichen“ fragt beim Zahlungsdienst nach.',
  endsAt: 'Gekündigt. Es bleibt bei {{plan}} bis {{date}}.',
  academic:
    'Dein Hochschultarif hat die Limits von Premium. Um ihn zu ändern, wende dich an den Support.',
  operator:
    'Tarife vergibt, wer diesen Server betreibt. Frag dort nach, wenn du einen anderen brauchst.',
  limits: {
    title: 'Was jeder Tarif enthält',
    plan: 'Tarif',
    conversations: 'Gespräche im Monat',
    replies: 'Antworten je Gespräch',
    files: 'Dateien je Gespräch',
    size: 'MB je Datei',
    refyns: 'Refyns im Monat',
    versions: 'Neue Fassungen',
    unlimited: 'Unbegrenzt',
    yours: 'Deiner',
  },
  upgradeFailed: 'Tarifwechsel fehlgeschlagen',
  cancelFailed: 'Kündigung fehlgeschlagen',
  syncFailed: 'Abgleich fehlgeschlagen',
  later: 'Bitte versuch es später noch einmal',
  cancelled: 'Abo gekündigt',
  cancelledText: 'Dein Abo endet mit dem laufenden Abrechnungszeitraum.',
  synced: 'Abo abgeglichen',
  syncedText: 'Dein Tarif {{plan}} ist jetzt aktiv.',
  syncDone: 'Abgleich fertig',
  noChange: 'Nichts hat sich geändert.',
  success: {
    title: 'Zahlung erfolgreich',
    updating: 'Der Zahlungsdienst wird nach deinem Tarif gefragt …',
    active: 'Dein Tarif {{plan}} ist jetzt aktiv.',
    waiting:
      'Deine Zahlung ist auf dem Weg zu uns. Dein Tarif wechselt, sobald sie da ist, meist innerhalb einer Minute.',
    failed: 'Der Zahlungsdienst ist gerade nicht erreichbar. Deine Zahlung ist sicher.',
    again: 'Noch mal fragen',
    back: 'Zu deinen Kritiken',
  },
}
