import type { plan as english } from '#src/locales/en/plan.ts'
import type { Texts } from '#src/locales/texts.ts'

export const plan: Texts<typeof english> = {
  names: { free: 'Free', standard: 'Standard', premium: 'Premium' },
  price: '{{pounds}} £ par mois',
  upgradeTo: 'Passer à {{plan}}',
  opening: 'Ouverture…',
  cancel: 'Résilier l’abonnement',
  cancelTitle: 'Résilier votre abonnement ?',
  cancelText:
    'Votre formule reste jusqu’à la fin de la période payée. Le compte redevient ensuite gratuit, et tout ce qu’il contient reste.',
  keep: 'Le garder',
  cancelling: 'Résiliation…',
  sync: 'Synchroniser',
  syncing: 'Synchronisation…',
  syncHint:
    'Vous avez payé et la formule n’a pas changé ? « Synchroniser » interroge le prestataire de paiement.',
  endsAt: 'Résilié. La formule {{plan}} reste jusqu’au {{date}}.',
  academic:
    'Votre formule Éducation a les limites de Premium. Pour la modifier, contactez l’assistance.',
  operator:
    'Les formules sont attribuées par la personne qui gère ce serveur. Adressez-vous à elle s’il vous en faut une autre.',
  limits: {
    title: 'Ce que contient chaque formule',
    plan: 'Formule',
    conversations: 'Conversations par mois',
    replies: 'Réponses par conversation',
    files: 'Fichiers par conversation',
    size: 'Mo par fichier',
    refyns: 'Refyns par mois',
    versions: 'Versions améliorées',
    unlimited: 'Sans limite',
    yours: 'La vôtre',
  },
  upgradeFailed: 'Le changement de formule a échoué',
  cancelFailed: 'La résiliation a échoué',
  syncFailed: 'La synchronisation a échoué',
  later: 'Veuillez réessayer plus tard',
  cancelled: 'Abonnement résilié',
  cancelledText: 'Votre abonnement prendra fin à la prochaine échéance.',
  synced: 'Abonnement synchronisé',
  syncedText: 'Votre formule {{plan}} est maintenant active.',
  syncDone: 'Synchronisation terminée',
  noChange: 'Aucun changement détecté.',
  success: {
    title: 'Paiement réussi !',
    updating: 'Demande de votre formule au prestataire de paiement…',
    active: 'Votre formule {{plan}} est maintenant active.',
    waiting:
      'Votre paiement est en route. Votre formule change dès qu’il arrive, en général en moins d’une minute.',
    failed:
      'Le prestataire de paiement ne peut pas être interrogé pour le moment. Votre paiement est en sécurité.',
    again: 'Redemander',
    back: 'Retour à vos critiques',
  },
}
