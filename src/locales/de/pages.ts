import type { pages as english } from '#src/locales/en/pages.ts'
import type { Texts } from '#src/locales/texts.ts'

export const pages: Texts<typeof english> = {
  landing: {
    getStarted: 'Loslegen',
    title: 'Zeig deine Arbeit. Hör etwas Wahres.',
    lead: 'Refyn ist dein eigenes Studio. Reich ein Foto, einen Song, einen Film oder eine Seite ein, und ein Tutor aus diesem Fach antwortet: was trägt, was am meisten zählt und was du als Nächstes versuchen kannst.',
    promise: 'Erst messen, dann sprechen',
    promiseText:
      'Tonwerte, Lautheit, Satzlängen: Alles, was du hochlädst, wird gemessen, und das Feedback stützt sich auf das, was dabei herauskam.',
    kept: 'Nichts geht verloren',
    keptText:
      'Schließ den Tab mitten in einer Antwort. Sie wird weitergeschrieben und wartet auf dich.',
    own: 'Es läuft auf deinem eigenen Server',
    ownText: 'Deine Arbeit bleibt, wo du sie hingelegt hast. Löschen heißt: jedes Byte.',
    mediums: 'Für alle, die etwas schaffen',
    medium: {
      photography: 'Fotografie',
      photographyText: 'Licht, Moment, Ausschnitt, und was das Histogramm weiß.',
      visual: 'Bildende Kunst',
      visualText: 'Malerei, Zeichnung, Illustration, Design: Tonwert, Farbe, Kante.',
      music: 'Musik',
      musicText: 'Komposition, Spiel und Mix, jedes für sich gehört.',
      writing: 'Schreiben',
      writingText: 'Die Stimme, die Szene und der Rhythmus eines Satzes.',
    },
    closing: 'Bring die Arbeit mit, bei der du unsicher bist.',
    closingText: 'Die Anmeldung dauert eine Minute und braucht nur eine E-Mail-Adresse.',
    policies: 'Richtlinien',
    policy: {
      privacy: 'Datenschutz',
      terms: 'Nutzungsbedingungen',
      cookies: 'Cookie-Richtlinie',
      retention: 'Datenaufbewahrung',
      'legal-notice': 'Impressum',
      accessibility: 'Barrierefreiheit',
    },
    operator: 'Betrieben von {{name}}',
    copyright: '© {{year}} Refyn',
    source: 'Freie Software unter AGPL-3.0-or-later',
    gallery: 'Arbeiten des Hauses',
    pause: 'Bilder anhalten',
  },
  info: {
    title: 'So geht’s',
    lead: 'Vier Dinge, die du hier tun kannst, in der Reihenfolge, in der die meisten zu ihnen kommen.',
    feedback: 'Feedback holen',
    feedbackText:
      'Lade bis zu 15 Dateien pro Gespräch hoch (JPG, PNG, MP3, MP4, PDF und andere), wähle ein Medium, sag, worum es dir ging. Dann frag nach.',
    notes: 'Notizen anlegen',
    notesText:
      'Notizen sind nach Technik, Rat oder Quelle geordnet und lassen sich durchsuchen und filtern.',
    courses: 'Mikrokurse erstellen',
    coursesText:
      'Wähle bis zu 3 Notizen und bekomm einen Kurs aus Modulen mit Illustrationen, interaktiven Quiz und Aufgaben. Dein Fortschritt bleibt für jeden Abschnitt erhalten.',
    discovery: 'Kultur entdecken',
    discoveryText:
      'Finde Orte und Veranstaltungen in deiner Nähe oder in einer Stadt deiner Wahl, auf einer Karte und in einer Liste.',
    tips: 'Tipps',
    tip1: 'Sag, worum es dir ging. Feedback zu einer Absicht ist mehr wert als Feedback zu einer Oberfläche.',
    tip2: 'Reich die Arbeit ein, bei der du unsicher bist, nicht die, auf die du stolz bist.',
    tip3: 'Widersprich. Die zweite Antwort ist oft die bessere.',
    start: 'Anfangen',
  },
}
