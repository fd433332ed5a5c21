import type { Selectable } from 'kysely'
import type { Count } from './columns.ts'

export interface JobTable {
  id: string
  kind: string
  dedupeKey: string
  userId: string | null
  payload: string
  state: 'ready' | 'running' | 'done' | 'dead'
  runAt: string
  attempts: Count
  maxAttempts: number
  leaseOwner: string | null
  leaseUntil: string | null
  heartbeatAt: string | null
  lastError: string | null
  createdAt: string
  finishedAt: string | null
}

export type JobRow = Selectable<JobTable>

export interface UsageTable {
  id: string
  userId: string
  kind: string
  model: string
  inputTokens: number
  outputTokens: number
  images: number
  seconds: number
  createdAt: string
}

/** An event of the payment provider that was taken: its second delivery changes nothing. */
export interface StripeEventTable {
  id: string
  type: string
  customerId: string | null
  receivedAt: string
}

export interface RateLimitTable {
  key: string
  windowStart: string
  hits: number
}
