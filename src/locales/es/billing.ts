import type { billing as english } from '#src/locales/en/billing.ts'
import type { Texts } from '#src/locales/texts.ts'

export const billing: Texts<typeof english> = {
  title: 'Este mes',
  plan: { free: 'Plan Free', standard: 'Plan Standard', premium: 'Plan Premium' },
  academic: 'Académico',
  conversations: 'Conversaciones',
  used: '{{used}} de {{limit}} conversaciones',
  near: 'Te acercas al límite de este mes.',
  reached:
    'Llegaste al límite de este mes. Amplía tu plan para seguir recibiendo comentarios de la IA.',
}
