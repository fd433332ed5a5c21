/** What answers without a model, by its label. */
export const engineNames = {
  'Built-in tutor': 'Built-in tutor',
  'Built-in editor': 'Built-in editor',
} as const
