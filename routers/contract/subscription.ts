import { z } from './zod.ts'
import { plans } from './plans.ts'

/** The name of a plan. */
export const plan = z.enum(plans)

export const subscriptionView = z.object({
  subscriptionPlan: plan,
  isAcademic: z.boolean(),
  conversationsThisMonth: z.int(),
  conversationLimit: z.int(),
  refynsThisMonth: z.int(),
  /** Whether the plan is paid for now. */
  hasSubscription: z.boolean(),
  /** When a cancelled subscription ends; null while it goes on. */
  endsAt: z.string().nullable(),
  /** The limits in force, so that every screen can show one before it bites. */
  limits: z.object({
    filesPerConversation: z.int(),
    fileSizeMb: z.int(),
    improvedVersions: z.int(),
    repliesPerConversation: z.int(),
    refynsPerMonth: z.int().nullable(),
  }),
})
export type SubscriptionView = z.infer<typeof subscriptionView>

export const subscribeInput = z.strictObject({ plan: z.enum(['standard', 'premium']) })
export type SubscribeInput = z.infer<typeof subscribeInput>

export const syncView = z.object({
  success: z.boolean(),
  plan,
  message: z.string(),
})

/** Whether plans are sold here; without a payment provider the operator decides about them. */
export const sellingView = z.object({ isSelling: z.boolean() })
