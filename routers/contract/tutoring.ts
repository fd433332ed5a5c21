/** Where the learner stands, and how plainly the tutor speaks. */
export const levels = ['beginning', 'practising', 'professional'] as const
export const directnesses = ['gentle', 'straight', 'blunt'] as const
export type Level = (typeof levels)[number]
export type Directness = (typeof directnesses)[number]
