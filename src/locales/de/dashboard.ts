import type { dashboard as english } from '#src/locales/en/dashboard.ts'
import type { Texts } from '#src/locales/texts.ts'

export const dashboard: Texts<typeof english> = {
  title: 'Deine Kritiken',
  loading: 'Deine Übersicht wird geladen …',
  failed: 'Die Gespräche konnten nicht geladen werden',
  recent: 'Zuletzt',
  all: 'Alle Gespräche',
  more: 'Ältere zeigen',
  noDescription: 'Ohne Beschreibung',
  files_one: '{{count}} Datei',
  files_other: '{{count}} Dateien',
  messages_one: '{{count}} Nachricht',
  messages_other: '{{count}} Nachrichten',
  start: 'Neue Kritik beginnen',
  due: {
    label: 'Wiederholen',
    text_one: '{{count}} Karte aus deinen Kursen ist heute fällig.',
    text_other:
      '{{count}} Karten aus deinen Kursen sind heute fällig. Zwei Minuten, einmal am Tag.',
    begin: 'Jetzt üben',
  },
  deletedTitle: 'Erledigt',
  deletedText: 'Das Gespräch wurde gelöscht',
  errorTitle: 'Fehler',
  deleteFailed: 'Das Gespräch konnte nicht gelöscht werden',
  remove: {
    title: 'Gespräch löschen',
    text: 'Möchtest du dieses Gespräch wirklich löschen? Alle Nachrichten und die Dateien dazu werden endgültig entfernt. Das lässt sich nicht rückgängig machen.',
    action: 'Gespräch löschen: {{name}}',
    failed: 'Das Gespräch konnte nicht gelöscht werden',
    failedText: 'Bitte versuch es noch einmal',
    done: 'Gespräch gelöscht',
    doneText: 'Das Gespräch und alle Dateien dazu wurden entfernt.',
  },
  welcome: {
    title: 'Eine leere Wand ist ein guter Anfang',
    text: 'Reich etwas ein, das du gemacht hast. Bis zu 15 Dateien pro Gespräch: Bilder, Klang, Film oder Seiten. Der Tutor misst es, sagt dir, was trägt und was du als Nächstes versuchen kannst, und du kannst antworten.',
    start: 'Dein erstes Gespräch beginnen',
    learn: 'So geht’s',
    request: 'Feedback holen',
    requestText:
      'Lade eine Arbeit hoch, sag, worum es dir ging, und lies, was ein Tutor aus deinem Fach sieht.',
    notes: 'Notizen anlegen',
    notesText: 'Halte fest, was du aus Feedback gelernt hast, und finde es wieder.',
    learnTitle: 'Lernen und wachsen',
    learnText: 'Mach aus bis zu drei Notizen einen kleinen Kurs mit Quiz und Aufgabe.',
    discover: 'Kultur entdecken',
    discoverText:
      'Finde Museen, Galerien und Bühnen in deiner Nähe und sieh dir an, was andere machen.',
  },
}
