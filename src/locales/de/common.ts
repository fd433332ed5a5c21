import type { common as english } from '#src/locales/en/common.ts'
import type { Texts } from '#src/locales/texts.ts'

/** Texts that more than one feature shows. `{product}` of the specification is Refyn. */
export const common: Texts<typeof english> = {
  product: 'Refyn',
  nav: {
    crits: 'Kritiken',
    discover: 'Entdecken',
    notes: 'Notizen',
    courses: 'Kurse',
    microCourses: 'Mikrokurse',
    new: 'Neu',
    main: 'Hauptnavigation',
    skip: 'Zum Inhalt springen',
    home: 'Refyn, Startseite',
    help: 'So funktioniert Refyn',
    back: 'Zurück',
  },
  installApp: 'App installieren',
  update: {
    title: 'Es gibt ein neueres Refyn',
    text: 'Was du geschrieben hast, bleibt.',
    action: 'Neu laden',
  },
  partMissing: 'Dieser Teil der Seite konnte nicht geladen werden.',
  menu: {
    profile: 'Profil',
    open: 'Dein Menü öffnen',
    signedInAs: 'Angemeldet als',
    appearance: 'Darstellung',
    system: 'Wie das System',
    light: 'Papier',
    dark: 'Studio',
    howToUse: 'So geht’s',
    shortcuts: 'Tastenkürzel',
    admin: 'Verwaltung',
    signOut: 'Abmelden',
    logout: 'Abmelden',
  },
  loading: 'Wird geladen',
  cancel: 'Abbrechen',
  delete: 'Löschen',
  deleting: 'Wird gelöscht …',
  close: 'Schließen',
  retry: 'Noch mal',
  length: '{{count}} von {{most}} Zeichen',
  dismiss: 'Ausblenden',
  toasts: 'Mitteilungen',
  backHome: 'Zur Startseite',
  error: {
    title: 'Etwas ist schiefgegangen',
    text: 'Bitte lade die Seite neu und versuch es noch einmal.',
    refresh: 'Seite neu laden',
  },
  notFound: {
    title: 'Hier ist nichts',
    text: 'Die Adresse ist vielleicht alt, oder unterwegs ging ein Buchstabe verloren.',
  },
  time: {
    justNow: 'gerade eben',
    minutes_one: 'vor {{count}} Minute',
    minutes_other: 'vor {{count}} Minuten',
    hours_one: 'vor {{count}} Stunde',
    hours_other: 'vor {{count}} Stunden',
  },
  media: {
    photography: 'Fotografie',
    painting: 'Malerei',
    drawing: 'Zeichnung',
    music: 'Musik',
    film: 'Film',
    graphicDesign: 'Grafikdesign',
    illustration: 'Illustration',
    dance: 'Tanz',
    creativeWriting: 'Kreatives Schreiben',
    none: 'Allgemein',
  },
  errors: {
    invalid: 'Das wurde nicht angenommen. Bitte prüfe deine Eingaben.',
    signed_out: 'Deine Sitzung ist zu Ende. Bitte melde dich wieder an.',
    invalid_credentials: 'E-Mail-Adresse oder Passwort stimmt nicht',
    wrong_password: 'Das ist nicht dein Passwort.',
    sign_in_again:
      'Bitte melde dich zuerst noch einmal an, damit sicher ist, dass du es bist.',
    reset_link_invalid:
      'Dieser Link zum Zurücksetzen ist ungültig oder abgelaufen. Bitte fordere einen neuen an.',
    plan_limit: 'Das ist in deinem Tarif nicht enthalten.',
    file_limit: 'Höchstens {{max}} Dateien pro Gespräch',
    version_limit: 'Dein Limit von {{max}} neuen Fassungen pro Gespräch ist erreicht',
    conversation_limit:
      'Dein Monatslimit ist erreicht. Mit einem größeren Tarif bekommst du weiter KI-Feedback.',
    reply_limit:
      'Alle {{max}} Antworten dieses Gesprächs sind verbraucht. Beginn ein neues, um weiterzumachen.',
    refyn_limit:
      'Dein Monatslimit für Refyns ist erreicht ({{max}}/{{max}} verbraucht). Mit Standard sind Refyns unbegrenzt.',
    forbidden: 'Das darfst du nicht.',
    not_found: 'Das gibt es nicht oder nicht mehr.',
    conflict: 'Das ist schon geschehen. Lade die Seite neu, um den Stand zu sehen.',
    email_taken:
      'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich stattdessen an.',
    reply_in_progress:
      'Gerade wird eine Antwort geschrieben. Warte darauf oder halte sie an.',
    file_empty: '„{{name}}“ ist leer. Bitte wähle eine andere Datei.',
    nothing_to_apply:
      'Keiner dieser Vorschläge lässt sich exakt umsetzen, und es ist kein Bildmodell eingerichtet. Wähle andere.',
    file_damaged: 'Die Datei ließ sich nicht lesen.',
    file_too_large: '„{{name}}“ ist größer als {{max}} MB',
    body_too_large: 'Das ist zu viel auf einmal.',
    wrong_type:
      '„{{name}}“ kann nicht angenommen werden. Möglich sind Bilder, Audio, Video und PDF.',
    rate_limited: 'Zu viele Versuche. Bitte warte {{seconds}} Sekunden.',
    ai_failed: 'Der KI-Dienst hat diese Anfrage abgelehnt.',
    ai_key_refused:
      'Deine Arbeit konnte nicht analysiert werden. Bitte prüfe den API-Schlüssel und versuch es noch einmal.',
    ai_quota:
      'Das API-Kontingent ist erschöpft. Wer diesen Server betreibt, muss es erneuern.',
    ai_busy:
      'Das Nutzungslimit der API ist erreicht. Bitte warte ein paar Minuten, bevor du es wieder versuchst.',
    ai_unreachable: 'Der KI-Dienst war nicht erreichbar. Deine Worte sind gesichert.',
    ai_cut_off: 'Der KI-Dienst hat mittendrin abgebrochen. Deine Worte sind gesichert.',
    ai_nonsense:
      'Der KI-Dienst gab keine brauchbare Antwort. Deine Worte sind gesichert.',
    ai_daily_limit:
      'Die KI dieses Servers hat für heute genug gearbeitet. Deine Worte sind gesichert: Versuch es morgen wieder.',
    payment_failed: 'Der Zahlungsdienst ist gerade nicht erreichbar.',
    mail_failed:
      'Der Mailserver hat die Mail nicht angenommen. Den Grund nennt das Serverprotokoll.',
    source_unavailable:
      'Die Quelle ist gerade nicht erreichbar. Bitte versuch es später noch einmal.',
    not_configured: 'Das ist auf diesem Server nicht eingerichtet.',
    busy: 'Der Server ist ausgelastet. Bitte versuch es gleich noch einmal.',
    disk_full:
      'Der Server hat keinen Platz für weitere Dateien. Bitte sag denen Bescheid, die ihn betreiben.',
    internal: 'Auf dem Server ist etwas schiefgegangen. Bitte versuch es noch einmal.',
    offline: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung.',
  },
}
