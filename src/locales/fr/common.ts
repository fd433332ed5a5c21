import type { common as english } from '#src/locales/en/common.ts'
import type { Texts } from '#src/locales/texts.ts'

/** Texts that more than one feature shows. `{product}` of the specification is Refyn. */
export const common: Texts<typeof english> = {
  product: 'Refyn',
  nav: {
    crits: 'Critiques',
    discover: 'Découvrir',
    notes: 'Notes',
    courses: 'Cours',
    microCourses: 'Mini-cours',
    new: 'Créer',
    main: 'Navigation principale',
    skip: 'Aller au contenu',
    home: 'Refyn, accueil',
    help: 'Comment utiliser Refyn',
    back: 'Retour',
  },
  installApp: 'Installer',
  update: {
    title: 'Une version plus récente de Refyn est là',
    text: 'Ce que vous avez écrit reste.',
    action: 'Recharger',
  },
  partMissing: 'Cette partie de la page n’a pas pu être chargée.',
  menu: {
    profile: 'Profil',
    open: 'Ouvrir votre menu',
    signedInAs: 'Compte connecté',
    appearance: 'Apparence',
    system: 'Comme le système',
    light: 'Papier',
    dark: 'Atelier',
    howToUse: 'Mode d’emploi',
    shortcuts: 'Raccourcis clavier',
    admin: 'Admin',
    signOut: 'Se déconnecter',
    logout: 'Déconnexion',
  },
  loading: 'Chargement',
  cancel: 'Annuler',
  delete: 'Supprimer',
  deleting: 'Suppression…',
  close: 'Fermer',
  retry: 'Réessayer',
  length: '{{count}} caractères sur {{most}}',
  dismiss: 'Masquer',
  toasts: 'Notifications',
  backHome: 'Retour à l’accueil',
  error: {
    title: 'Quelque chose s’est mal passé',
    text: 'Actualisez la page pour réessayer.',
    refresh: 'Actualiser',
  },
  notFound: {
    title: 'Il n’y a rien ici',
    text: 'L’adresse est peut-être ancienne, ou une lettre s’est perdue en route.',
  },
  time: {
    justNow: 'À l’instant',
    minutes_one: 'Il y a {{count}} minute',
    minutes_other: 'Il y a {{count}} minutes',
    hours_one: 'Il y a {{count}} heure',
    hours_other: 'Il y a {{count}} heures',
  },
  media: {
    photography: 'Photographie',
    painting: 'Peinture',
    drawing: 'Dessin',
    music: 'Musique',
    film: 'Film',
    graphicDesign: 'Graphisme',
    illustration: 'Illustration',
    dance: 'Danse',
    creativeWriting: 'Écriture',
    none: 'Général',
  },
  errors: {
    invalid: 'Cela n’a pas été accepté. Vérifiez votre saisie.',
    signed_out: 'Votre session a pris fin. Veuillez vous reconnecter.',
    invalid_credentials: 'E-mail ou mot de passe incorrect',
    wrong_password: 'Ce n’est pas votre mot de passe.',
    sign_in_again:
      'Reconnectez-vous d’abord, pour que nous ayons la certitude que c’est bien vous.',
    reset_link_invalid:
      'Ce lien de réinitialisation n’est pas valide ou a expiré. Demandez-en un nouveau.',
    plan_limit: 'Votre formule ne comprend pas cela.',
    file_limit: '{{max}} fichiers au maximum par conversation',
    version_limit:
      'Vous avez atteint la limite de versions améliorées par conversation ({{max}})',
    conversation_limit:
      'Limite mensuelle atteinte. Changez de formule pour continuer à recevoir des retours de l’IA.',
    reply_limit:
      'Toutes les réponses de cette conversation ({{max}}) sont utilisées. Ouvrez-en une autre pour continuer.',
    refyn_limit:
      'Limite mensuelle de refyns atteinte ({{max}}/{{max}}). Passez à Standard pour des refyns illimités.',
    forbidden: 'Vous n’avez pas le droit de faire cela.',
    not_found: 'Cela n’existe pas, ou n’existe plus.',
    conflict: 'C’est déjà fait. Rechargez la page pour voir où en sont les choses.',
    email_taken: 'Un compte existe déjà à cette adresse. Connectez-vous plutôt.',
    reply_in_progress: 'Une réponse est en cours d’écriture. Attendez-la, ou arrêtez-la.',
    file_empty: '« {{name}} » est vide. Choisissez un autre fichier.',
    nothing_to_apply:
      'Aucune de ces suggestions ne peut être appliquée exactement, et aucun modèle d’image n’est configuré. Choisissez-en d’autres.',
    file_damaged: 'Le fichier n’a pas pu être lu.',
    file_too_large: '« {{name}} » dépasse la taille maximale de {{max}} Mo',
    body_too_large: 'C’est trop en une fois.',
    wrong_type:
      '« {{name}} » ne peut pas être accepté. Images, audio, vidéo et PDF le sont.',
    rate_limited: 'Trop d’essais. Patientez {{seconds}} secondes.',
    ai_failed: 'Le service d’IA a refusé cette demande.',
    ai_key_refused:
      'Votre travail n’a pas pu être analysé. Vérifiez votre clé d’API, puis réessayez.',
    ai_quota:
      'Le quota de l’API est dépassé. Seule la personne qui gère ce serveur peut le renouveler.',
    ai_busy:
      'Limite d’usage de l’API atteinte. Attendez quelques minutes avant de réessayer.',
    ai_unreachable: 'Le service d’IA est injoignable. Votre texte est conservé.',
    ai_cut_off: 'Le service d’IA s’est interrompu en route. Votre texte est conservé.',
    ai_nonsense:
      'Le service d’IA n’a pas donné de réponse utilisable. Votre texte est conservé.',
    ai_daily_limit:
      'L’IA de ce serveur a fini son travail pour aujourd’hui. Votre texte est conservé : réessayez demain.',
    payment_failed: 'Le prestataire de paiement est injoignable pour le moment.',
    mail_failed:
      'Le serveur de messagerie a refusé l’e-mail. Le journal du serveur dit pourquoi.',
    source_unavailable:
      'La source est injoignable pour le moment. Veuillez réessayer plus tard.',
    not_configured: 'Ce n’est pas configuré sur ce serveur.',
    busy: 'Le serveur est très sollicité. Réessayez dans un instant.',
    disk_full:
      'Le serveur n’a plus de place pour d’autres fichiers. Prévenez la personne qui le gère.',
    internal: 'Un problème est survenu sur le serveur. Veuillez réessayer.',
    offline: 'Le serveur est injoignable. Vérifiez votre connexion.',
  },
}
