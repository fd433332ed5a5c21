export const noteCategories = ['general', 'technique', 'advice', 'resource'] as const
export type NoteCategory = (typeof noteCategories)[number]
