export const courseStatuses = ['generating', 'ready', 'failed'] as const
export type CourseStatus = (typeof courseStatuses)[number]

/** What is being done for a course that is not ready; after a failure, where it failed. */
export const courseStages = [
  'outline',
  'parts',
  'questions',
  'check',
  'pictures',
] as const
export type CourseStage = (typeof courseStages)[number]
