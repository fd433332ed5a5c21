import type { dashboard as english } from '#src/locales/en/dashboard.ts'
import type { Texts } from '#src/locales/texts.ts'

export const dashboard: Texts<typeof english> = {
  title: 'Vos critiques',
  loading: 'Chargement de vos critiques…',
  failed: 'Les conversations n’ont pas pu être chargées',
  recent: 'Récentes',
  all: 'Toutes les conversations',
  more: 'Voir les précédentes',
  noDescription: 'Sans description',
  files_one: '{{count}} fichier',
  files_other: '{{count}} fichiers',
  messages_one: '{{count}} message',
  messages_other: '{{count}} messages',
  start: 'Nouvelle critique',
  due: {
    label: 'Révision',
    text_one: '{{count}} carte de vos cours est à réviser aujourd’hui.',
    text_other:
      '{{count}} cartes de vos cours sont à réviser aujourd’hui. Deux minutes, une fois par jour.',
    begin: 'Réviser',
  },
  deletedTitle: 'C’est fait',
  deletedText: 'La conversation a été supprimée',
  errorTitle: 'Erreur',
  deleteFailed: 'La conversation n’a pas pu être supprimée',
  remove: {
    title: 'Supprimer la conversation',
    text: 'Voulez-vous vraiment supprimer cette conversation ? Tous ses messages et les fichiers associés seront effacés définitivement. Cette action est sans retour.',
    action: 'Supprimer la conversation : {{name}}',
    failed: 'La conversation n’a pas pu être supprimée',
    failedText: 'Veuillez réessayer',
    done: 'Conversation supprimée',
    doneText: 'La conversation et tous les fichiers associés ont été supprimés.',
  },
  welcome: {
    title: 'Un mur vide est un bon début',
    text: 'Déposez quelque chose que vous avez fait. Jusqu’à 15 fichiers par conversation : images, sons, films ou pages. Le mentor mesure, vous dit ce qui tient et ce qu’il faut essayer ensuite, et vous pouvez lui répondre.',
    start: 'Ouvrir une première conversation',
    learn: 'Comment ça marche',
    request: 'Demander un retour',
    requestText:
      'Déposez un travail, dites ce que vous cherchiez, et lisez ce qu’y voit un mentor de votre discipline.',
    notes: 'Créer des notes',
    notesText: 'Gardez ce que les retours vous ont appris là où vous le retrouverez.',
    learnTitle: 'Apprendre et progresser',
    learnText: 'Faites de trois notes au plus un petit cours, avec un quiz et un devoir.',
    discover: 'Découvrir la culture',
    discoverText:
      'Trouvez près de chez vous des musées, des galeries et des scènes pour regarder le travail des autres.',
  },
}
