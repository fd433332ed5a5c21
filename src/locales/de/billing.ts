import type { billing as english } from '#src/locales/en/billing.ts'
import type { Texts } from '#src/locales/texts.ts'

export const billing: Texts<typeof english> = {
  title: 'Dieser Monat',
  plan: { free: 'Tarif Free', standard: 'Tarif Standard', premium: 'Tarif Premium' },
  academic: 'Hochschule',
  conversations: 'Gespräche',
  used: '{{used}} von {{limit}} Gesprächen',
  near: 'Du näherst dich deinem Monatslimit.',
  reached:
    'Dein Monatslimit ist erreicht. Mit einem größeren Tarif bekommst du weiter KI-Feedback.',
}
