export const billing = {
  title: 'This month',
  plan: { free: 'Free plan', standard: 'Standard plan', premium: 'Premium plan' },
  academic: 'Academic',
  conversations: 'Conversations',
  used: '{{used}} of {{limit}} conversations',
  near: "You're approaching your monthly limit.",
  reached: 'Monthly limit reached. Upgrade to continue getting AI feedback.',
} as const
