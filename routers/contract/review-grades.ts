/** How well one remembered, in the words of the screen and the order of FSRS. */
export const reviewGrades = ['again', 'hard', 'good', 'easy'] as const
export type ReviewGrade = (typeof reviewGrades)[number]

/** Two minutes, at ten seconds a card. */
export const cardsASitting = 12
