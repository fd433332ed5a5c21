import type { ColumnType, Insertable, Selectable } from 'kysely'
import type { Flag, Count } from './columns.ts'

export interface UserTable {
  id: string
  email: string
  emailVerifiedAt: string | null
  password: string | null
  firstName: string | null
  lastName: string | null
  profileImageUrl: string | null
  artistStatement: string | null
  level: string | null
  directness: ColumnType<string, string | undefined, string>
  /** Chosen; null while the browser's own is followed. */
  language: string | null
  interests: ColumnType<string, string | undefined, string>
  googleId: string | null
  stripeCustomerId: string | null
  stripeSubscriptionId: string | null
  subscriptionStatus: string | null
  /** When what is known of the subscription was asked for; see routers/billing/sync-subscription.ts. */
  subscriptionFetchedAt: string | null
  /** When a cancelled subscription ends. */
  subscriptionEndsAt: string | null
  subscriptionPlan: ColumnType<string, string | undefined, string>
  isAcademic: Flag
  conversationsThisMonth: Count
  refynsThisMonth: Count
  billingPeriodStart: string | null
  isAdmin: Flag
  state: ColumnType<
    'active' | 'deleting',
    'active' | 'deleting' | undefined,
    'active' | 'deleting'
  >
  lastLoginAt: string | null
  createdAt: string
  updatedAt: string
}

export type UserRow = Selectable<UserTable>

export type NewUserRow = Insertable<UserTable>

export interface SessionTable {
  /** sha256 of the cookie's value, in hex: a stolen database opens no session. */
  id: string
  userId: string
  expiresAt: string
  createdAt: string
  lastSeenAt: string
  ip: string | null
  userAgent: string | null
}

export type SessionRow = Selectable<SessionTable>

export interface PasswordResetTokenTable {
  id: string
  email: string
  token: string
  expiresAt: string
  used: Flag
  createdAt: string
}

/** An archive of everything that somebody has, for the session that asked for it. */
export interface ExportTable {
  id: string
  userId: string
  /** The hashed id of the session that may fetch it; not a key, so that its bytes are found when the session is gone. */
  sessionId: string
  status: 'pending' | 'done' | 'failed'
  /** Below UPLOADS_DIR/blobs. */
  filename: string
  size: number | null
  errorCode: string | null
  createdAt: string
  expiresAt: string
}

export type ExportRow = Selectable<ExportTable>

/** Hashes of ID tokens that have signed somebody in, until they expire. */
export interface UsedIdTokenTable {
  id: string
  expiresAt: string
}
