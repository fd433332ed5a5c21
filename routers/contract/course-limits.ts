/** Notes by part 2, section 9; the rest is what one sitting takes. */
export const courseLimits = {
  title: 255,
  notes: 3,
  leastParts: 2,
  parts: 6,
  leastQuestions: 2,
  questions: 6,
  leastOptions: 3,
  options: 5,
  leastCards: 4,
  cards: 8,
} as const
