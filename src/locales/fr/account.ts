import type { account as english } from '#src/locales/en/account.ts'
import type { Texts } from '#src/locales/texts.ts'

export const account: Texts<typeof english> = {
  welcome: 'Entrez.',
  lead: 'Un atelier, un mur où accrocher son travail, et un mentor qui mesure avant de parler.',
  modes: {
    login: 'Se connecter',
    register: 'Créer un compte',
    forgot: 'Réinitialiser le mot de passe',
  },
  email: 'E-mail',
  password: 'Mot de passe',
  confirm: 'Confirmer le mot de passe',
  firstName: 'Prénom',
  lastName: 'Nom',
  optional: 'facultatif',
  passwordHint: '8 caractères au moins. Une courte phrase se retient bien.',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  submit: { login: 'Se connecter', register: 'Créer un compte' },
  busy: { login: 'Connexion…', register: 'Création du compte…' },
  toRegister: 'Première visite ? Créez un compte',
  toLogin: 'Déjà un compte ? Connectez-vous',
  toForgot: 'Mot de passe oublié ?',
  forgotText:
    'Indiquez l’adresse e-mail de votre compte. Nous y envoyons un lien pour choisir un nouveau mot de passe.',
  forgotSent:
    'S’il existe un compte à cette adresse, vous recevrez un lien de réinitialisation.',
  forgotSentText:
    'Le lien est valable 30 minutes et ne sert qu’une fois. Regardez aussi dans les indésirables.',
  forgotFailed: 'L’e-mail de réinitialisation n’a pas pu être envoyé',
  forgotSubmit: 'Envoyer le lien',
  forgotBusy: 'Envoi…',
  google: 'Continuer avec Google',
  provider: 'Continuer avec {{name}}',
  or: 'ou',
  mobileFailed: 'Échec de la connexion mobile',
  mobileFailedText: 'La connexion se poursuit dans le navigateur.',
  reset: {
    title: 'Choisir un nouveau mot de passe',
    checking: 'Vérification du lien…',
    invalid: 'Lien de réinitialisation non valide',
    invalidText:
      'Ce lien de réinitialisation n’est pas valide ou a expiré. Demandez-en un nouveau.',
    toSignIn: 'Retour à la connexion',
    uncheckedTitle: 'Le lien n’a pas pu être vérifié',
    unchecked: 'Le serveur est injoignable. Votre lien reste valable : réessayez.',
    password: 'Nouveau mot de passe',
    submit: 'Enregistrer',
    busy: 'Enregistrement…',
    done: 'Votre mot de passe est enregistré',
    doneText: 'Connectez-vous avec lui. Tous les autres appareils ont été déconnectés.',
    failed: 'La réinitialisation a échoué. Veuillez réessayer.',
    unable:
      'Le mot de passe n’a pas pu être réinitialisé. Réessayez ou demandez un nouveau lien.',
  },
  loginFailed: 'Échec de la connexion',
  loginFailedText: 'E-mail ou mot de passe incorrect',
  invalidCredentials: 'Identifiants incorrects',
  checkCredentials: 'Vérifiez vos identifiants, puis réessayez',
  registrationFailed: 'Échec de l’inscription',
  registrationFailedText: 'Une erreur s’est produite pendant l’inscription',
  tryAgain: 'Veuillez réessayer',
  commonPassword:
    'Ce mot de passe est parmi les plus faciles à deviner. Choisissez-en un autre.',
  oauth: {
    google: 'La connexion avec Google a échoué. Veuillez réessayer.',
    authentication_failed: 'La connexion a échoué. Veuillez réessayer.',
    session_save_failed: 'La session n’a pas pu être enregistrée. Veuillez réessayer.',
  },
  /** The words of /auth. */
  auth: {
    emailInvalid: 'Saisissez une adresse e-mail valide',
    passwordShort: 'Le mot de passe doit compter au moins 8 caractères',
  },
  /** The words of /login and /register, which the specification has in its own form. */
  page: {
    emailInvalid: 'Adresse e-mail non valide',
    passwordRequired: 'Le mot de passe est requis',
    passwordShort: 'Le mot de passe doit compter au moins 8 caractères',
    firstNameRequired: 'Le prénom est requis',
    lastNameRequired: 'Le nom est requis',
    mismatch: 'Les mots de passe ne correspondent pas',
  },
}
