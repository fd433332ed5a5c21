import type { billing as english } from '#src/locales/en/billing.ts'
import type { Texts } from '#src/locales/texts.ts'

export const billing: Texts<typeof english> = {
  title: 'Ce mois-ci',
  plan: {
    free: 'Formule Free',
    standard: 'Formule Standard',
    premium: 'Formule Premium',
  },
  academic: 'Éducation',
  conversations: 'Conversations',
  used: '{{used}} conversations sur {{limit}}',
  near: 'Vous approchez de votre limite mensuelle.',
  reached:
    'Limite mensuelle atteinte. Changez de formule pour continuer à recevoir des retours de l’IA.',
}
