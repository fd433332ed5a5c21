export const adminColumns = [
  'email',
  'name',
  'subscriptionPlan',
  'isAdmin',
  'lastLoginAt',
  'conversationCount',
  'storageUsed',
  'courseCount',
  'noteCount',
  'locationCount',
  'createdAt',
] as const
export type AdminColumn = (typeof adminColumns)[number]

export const adminPageSize = 50
