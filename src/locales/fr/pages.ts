import type { pages as english } from '#src/locales/en/pages.ts'
import type { Texts } from '#src/locales/texts.ts'

export const pages: Texts<typeof english> = {
  landing: {
    getStarted: 'Commencer',
    title: 'Montrez votre travail. Entendez une parole juste.',
    lead: 'Refyn est un atelier bien à vous. Déposez une photo, une chanson, un film ou une page, et un mentor de la discipline vous répond : ce qui tient, ce qui compte le plus, et ce qu’il faut essayer ensuite.',
    promise: 'Il mesure avant de parler',
    promiseText:
      'Valeurs, niveau sonore, longueur des phrases : chaque dépôt est mesuré, et le retour s’appuie sur ce qui a été trouvé.',
    kept: 'Rien ne se perd',
    keptText:
      'Fermez l’onglet au milieu d’une réponse. Elle continue de s’écrire, et vous attend.',
    own: 'Il tourne sur votre propre serveur',
    ownText:
      'Votre travail reste là où vous l’avez mis. Supprimer veut dire jusqu’au dernier octet.',
    mediums: 'Pour celles et ceux qui créent',
    medium: {
      photography: 'Photographie',
      photographyText: 'La lumière, l’instant, le cadre, et ce que sait l’histogramme.',
      visual: 'Arts visuels',
      visualText:
        'Peinture, dessin, illustration, graphisme : la valeur, la couleur, le contour.',
      music: 'Musique',
      musicText: 'Composer, jouer, mixer : chacun écouté pour lui-même.',
      writing: 'Écriture',
      writingText: 'La voix, la scène, et le rythme d’une phrase.',
    },
    closing: 'Apportez l’œuvre dont vous doutez.',
    closingText:
      'S’inscrire prend une minute et ne demande rien d’autre qu’une adresse e-mail.',
    policies: 'Informations légales',
    policy: {
      privacy: 'Confidentialité',
      terms: 'Conditions d’utilisation',
      cookies: 'Cookies',
      retention: 'Conservation des données',
      'legal-notice': 'Mentions légales',
      accessibility: 'Accessibilité',
    },
    operator: 'Géré par {{name}}',
    copyright: '© {{year}} Refyn',
    source: 'Logiciel libre sous AGPL-3.0-or-later',
    gallery: 'Œuvres de la maison',
    pause: 'Arrêter les images',
  },
  info: {
    title: 'Mode d’emploi',
    lead: 'Quatre choses à faire ici, dans l’ordre où on y vient le plus souvent.',
    feedback: 'Demander un retour',
    feedbackText:
      'Déposez jusqu’à 15 fichiers par conversation (JPG, PNG, MP3, MP4, PDF et autres), choisissez une discipline, dites ce que vous cherchiez. Puis questionnez.',
    notes: 'Créer des notes',
    notesText:
      'Les notes sont classées en technique, conseil ou ressource ; on peut les chercher et les filtrer.',
    courses: 'Créer des mini-cours',
    coursesText:
      'Choisissez jusqu’à 3 notes et recevez un cours en parties, avec illustrations, quiz interactifs et devoirs. Votre progression est gardée pour chaque partie.',
    discovery: 'Découvertes culturelles',
    discoveryText:
      'Trouvez des lieux et des événements près de vous ou dans la ville de votre choix, sur une carte et dans une liste.',
    tips: 'Conseils',
    tip1: 'Dites ce que vous cherchiez. Un retour sur une intention vaut plus qu’un retour sur une surface.',
    tip2: 'Déposez l’œuvre dont vous doutez, pas celle qui fait votre fierté.',
    tip3: 'Répondez. La deuxième réponse est souvent la meilleure.',
    start: 'Commencer à créer',
  },
}
