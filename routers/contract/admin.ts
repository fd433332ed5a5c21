import { z } from './zod.ts'
import { plan } from './subscription.ts'
import { recordId } from './sessions.ts'
import { adminColumns, adminPageSize } from './admin-columns.ts'

export const adminStats = z.object({
  totalUsers: z.int(),
  usersByPlan: z.object({
    free: z.int(),
    standard: z.int(),
    premium: z.int(),
    academic: z.int(),
  }),
  totalConversations: z.int(),
  /** In bytes. */
  totalStorage: z.number(),
  totalCourses: z.int(),
  totalNotes: z.int(),
  totalLocations: z.int(),
})
export type AdminStats = z.infer<typeof adminStats>

export const adminUserRow = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  subscriptionPlan: plan,
  isAcademic: z.boolean(),
  isAdmin: z.boolean(),
  /** The account is closed and what it had is being removed. */
  isBeingRemoved: z.boolean(),
  /** The plan is paid for: it is changed where it is paid. */
  hasSubscription: z.boolean(),
  lastLoginAt: z.string().nullable(),
  conversationCount: z.int(),
  /** In bytes. */
  storageUsed: z.number(),
  courseCount: z.int(),
  noteCount: z.int(),
  locationCount: z.int(),
  createdAt: z.string(),
})
export type AdminUserRow = z.infer<typeof adminUserRow>

export const listUsersInput = z.strictObject({
  search: z.string().trim().max(254).default(''),
  sortBy: z.enum(adminColumns).default('createdAt'),
  isDescending: z.boolean().default(true),
  /** From 0. */
  page: z.int().min(0).max(100_000).default(0),
  pageSize: z.int().min(1).max(10_000).default(adminPageSize),
})
export type ListUsersInput = z.infer<typeof listUsersInput>

export const adminUsers = z.object({
  users: z.array(adminUserRow),
  /** Of the search, on all pages. */
  total: z.int(),
})
export type AdminUsers = z.infer<typeof adminUsers>

export const userIdInput = z.strictObject({ userId: recordId })

/** What is left out stays as it is. */
export const setUserInput = z.strictObject({
  userId: recordId,
  subscriptionPlan: plan.optional(),
  isAcademic: z.boolean().optional(),
  isAdmin: z.boolean().optional(),
})
export type SetUserInput = z.infer<typeof setUserInput>

export const jobStates = ['ready', 'running', 'dead'] as const

export const adminJob = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.enum(jobStates),
  attempts: z.int(),
  maxAttempts: z.int(),
  /** Whose it is; null for the server's own work. */
  email: z.string().nullable(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
  runAt: z.string(),
})
export type AdminJob = z.infer<typeof adminJob>

export const adminQueue = z.object({
  counts: z.object({ ready: z.int(), running: z.int(), dead: z.int() }),
  /** Failed ones first, then the oldest. */
  jobs: z.array(adminJob),
})
export type AdminQueue = z.infer<typeof adminQueue>

export const jobIdInput = z.strictObject({ jobId: recordId })

export const adminUsage = z.object({
  /** Tokens of this day (UTC) and what it may have; null for no limit. */
  todayTokens: z.number(),
  dailyLimitTokens: z.number().nullable(),
  /** Of the last 30 days. */
  sums: z.array(
    z.object({
      kind: z.string(),
      model: z.string(),
      calls: z.int(),
      inputTokens: z.number(),
      outputTokens: z.number(),
      images: z.number(),
      seconds: z.number(),
    }),
  ),
})
export type AdminUsage = z.infer<typeof adminUsage>

export const finding = z.object({
  level: z.enum(['ok', 'warn', 'fail']),
  /** What was looked at. */
  subject: z.string(),
  found: z.string(),
  /** What to do about it. */
  advice: z.string().optional(),
})
export type Finding = z.infer<typeof finding>

export const adminHealth = z.object({ findings: z.array(finding) })
