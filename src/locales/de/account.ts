import type { account as english } from '#src/locales/en/account.ts'
import type { Texts } from '#src/locales/texts.ts'

export const account: Texts<typeof english> = {
  welcome: 'Komm herein.',
  lead: 'Ein Studio, eine Wand für deine Arbeiten und ein Tutor, der misst, bevor er spricht.',
  modes: {
    login: 'Anmelden',
    register: 'Konto erstellen',
    forgot: 'Passwort zurücksetzen',
  },
  email: 'E-Mail',
  password: 'Passwort',
  confirm: 'Passwort wiederholen',
  firstName: 'Vorname',
  lastName: 'Nachname',
  optional: 'optional',
  passwordHint: 'Mindestens 8 Zeichen. Ein kurzer Satz merkt sich leicht.',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  submit: { login: 'Anmelden', register: 'Konto erstellen' },
  busy: { login: 'Anmeldung läuft …', register: 'Konto wird erstellt …' },
  toRegister: 'Neu hier? Konto erstellen',
  toLogin: 'Schon ein Konto? Anmelden',
  toForgot: 'Passwort vergessen?',
  forgotText:
    'Nenn uns die E-Mail-Adresse deines Kontos. Wir schicken dir einen Link, mit dem du ein neues Passwort setzt.',
  forgotSent:
    'Wenn es zu dieser E-Mail-Adresse ein Konto gibt, bekommst du einen Link zum Zurücksetzen.',
  forgotSentText:
    'Der Link gilt 30 Minuten und nur einmal. Sieh auch im Spam-Ordner nach.',
  forgotFailed: 'Die E-Mail zum Zurücksetzen konnte nicht gesendet werden',
  forgotSubmit: 'Link senden',
  forgotBusy: 'Wird gesendet …',
  google: 'Weiter mit Google',
  provider: 'Weiter mit {{name}}',
  or: 'oder',
  mobileFailed: 'Anmeldung am Handy fehlgeschlagen',
  mobileFailedText: 'Du kommst jetzt zur Anmeldung im Browser.',
  reset: {
    title: 'Neues Passwort setzen',
    checking: 'Dein Link wird geprüft …',
    invalid: 'Link ungültig',
    invalidText:
      'Dieser Link zum Zurücksetzen ist ungültig oder abgelaufen. Bitte fordere einen neuen an.',
    toSignIn: 'Zurück zur Anmeldung',
    uncheckedTitle: 'Der Link konnte nicht geprüft werden',
    unchecked:
      'Der Server ist nicht erreichbar. Dein Link gilt weiter: Versuch es noch einmal.',
    password: 'Neues Passwort',
    submit: 'Passwort setzen',
    busy: 'Wird gesetzt …',
    done: 'Dein Passwort ist gesetzt',
    doneText: 'Melde dich damit an. Alle anderen Geräte wurden abgemeldet.',
    failed:
      'Das Passwort konnte nicht zurückgesetzt werden. Bitte versuch es noch einmal.',
    unable:
      'Das Passwort konnte nicht zurückgesetzt werden. Versuch es noch einmal oder fordere einen neuen Link an.',
  },
  loginFailed: 'Anmeldung fehlgeschlagen',
  loginFailedText: 'E-Mail-Adresse oder Passwort stimmt nicht',
  invalidCredentials: 'Zugangsdaten ungültig',
  checkCredentials: 'Bitte prüfe deine Zugangsdaten und versuch es noch einmal',
  registrationFailed: 'Registrierung fehlgeschlagen',
  registrationFailedText: 'Bei der Registrierung ist ein Fehler aufgetreten',
  tryAgain: 'Bitte versuch es noch einmal',
  commonPassword:
    'Dieses Passwort gehört zu den meistgeratenen. Bitte wähle ein anderes.',
  oauth: {
    google: 'Die Anmeldung mit Google ist fehlgeschlagen. Bitte versuch es noch einmal.',
    authentication_failed:
      'Die Anmeldung ist fehlgeschlagen. Bitte versuch es noch einmal.',
    session_save_failed:
      'Die Sitzung konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
  },
  /** The words of /auth. */
  auth: {
    emailInvalid: 'Bitte gib eine gültige E-Mail-Adresse ein',
    passwordShort: 'Das Passwort muss mindestens 8 Zeichen lang sein',
  },
  /** The words of /login and /register, which the specification has in its own form. */
  page: {
    emailInvalid: 'E-Mail-Adresse ungültig',
    passwordRequired: 'Das Passwort fehlt',
    passwordShort: 'Das Passwort braucht mindestens 8 Zeichen',
    firstNameRequired: 'Der Vorname fehlt',
    lastNameRequired: 'Der Nachname fehlt',
    mismatch: 'Die Passwörter stimmen nicht überein',
  },
}
