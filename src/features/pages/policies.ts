/** The six documents at the foot of the landing page: `/policies/NAME.pdf`, made of docs/policies/NAME.md. */
export const policies = [
  'privacy',
  'terms',
  'cookies',
  'retention',
  'legal-notice',
  'accessibility',
] as const
