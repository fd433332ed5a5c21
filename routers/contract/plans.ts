export const plans = ['free', 'standard', 'premium'] as const
export type Plan = (typeof plans)[number]

const MiB = 1024 * 1024

export interface PlanLimits {
  filesPerConversation: number
  fileSizeMb: number
  improvedVersions: number
  repliesPerConversation: number
  conversationsPerMonth: number
  /** `null` means no cap. */
  refynsPerMonth: number | null
}

/**
 * The table of the specification, part 1, section 9. Not given there and decided: free has 3
 * conversations a month, and a free member can upload no improved version (section 6 of the
 * same part wins over the table's 2).
 */
export const planLimits: Record<Plan, PlanLimits> = {
  free: {
    filesPerConversation: 5,
    fileSizeMb: 30,
    improvedVersions: 0,
    repliesPerConversation: 3,
    conversationsPerMonth: 3,
    refynsPerMonth: 1,
  },
  standard: {
    filesPerConversation: 10,
    fileSizeMb: 80,
    improvedVersions: 5,
    repliesPerConversation: 8,
    conversationsPerMonth: 15,
    refynsPerMonth: null,
  },
  premium: {
    filesPerConversation: 15,
    fileSizeMb: 100,
    improvedVersions: 10,
    repliesPerConversation: 15,
    conversationsPerMonth: 40,
    refynsPerMonth: null,
  },
}

/** No upload is larger than this, whatever the plan says. */
export const hardFileSizeMb = 100

/** What someone may do: academic counts as premium, and the operator's default lifts everyone. */
export function effectivePlan(
  member: { subscriptionPlan: Plan; isAcademic: boolean },
  defaultPlan: Plan,
): Plan {
  if (member.isAcademic) return 'premium'
  return plans.indexOf(member.subscriptionPlan) >= plans.indexOf(defaultPlan)
    ? member.subscriptionPlan
    : defaultPlan
}

export function fileSizeLimitBytes(limits: PlanLimits): number {
  return Math.min(limits.fileSizeMb, hardFileSizeMb) * MiB
}

/** The first instant of the calendar month (UTC) in which `now` lies: monthly counters start there. */
export function monthStart(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)).toISOString()
}

/** What a plan costs a month, in pounds; only shown where the server sells it. */
export const monthlyPounds = { standard: 10, premium: 15 } as const
