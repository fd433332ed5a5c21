import { hash } from 'node:crypto'
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOfUser,
  findSessionWithUser,
  insertSession,
  listSessions,
  updateSessionExpiry,
} from '#db/queries/sessions.ts'
import { storedPlan } from '#routers/billing/limits.ts'
import type { Adapter, DatabaseSession, Lucia } from 'lucia'
import type { Db } from '#db/database.ts'
import type { SessionRow } from '#db/tables/people.ts'
import type { Caller, Clock } from '#routers/context.ts'

export interface SessionAttributes {
  createdAt: string
  lastSeenAt: string
  ip: string | null
  userAgent: string | null
}

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Pick<SessionAttributes, 'createdAt' | 'lastSeenAt'>, Omit<Caller, 'id'>>
    DatabaseSessionAttributes: SessionAttributes
    DatabaseUserAttributes: Omit<Caller, 'id'>
  }
}

/** What the table holds in place of a session's id: a copy of the database opens nothing. */
export function hashSessionId(id: string): string {
  return hash('sha256', id)
}

/**
 * lucia's sessions on our tables. Every id is hashed on the way in; the answers carry the plain id
 * that was asked for, because lucia passes it back (rule D-10). Extending is an UPDATE and never
 * an insert, so a session that was ended stays ended (rule D-11).
 */
export function createSessionAdapter(db: Db, clock: Clock): Adapter {
  return {
    async getSessionAndUser(id) {
      const found = await findSessionWithUser(db, hashSessionId(id))
      if (!found) return [null, null]
      const { user } = found
      const attributes = {
        isAdmin: user.isAdmin === 1,
        isAcademic: user.isAcademic === 1,
        subscriptionPlan: storedPlan(user.subscriptionPlan),
      }
      return [toDatabaseSession(found.session, id), { id: user.id, attributes }]
    },
    async getUserSessions(userId) {
      const rows = await listSessions(db, userId)
      return rows.map((row) => toDatabaseSession(row, row.id))
    },
    setSession: ({ id, userId, expiresAt, attributes }) =>
      insertSession(db, {
        ...attributes,
        id: hashSessionId(id),
        userId,
        expiresAt: expiresAt.toISOString(),
      }),
    updateSessionExpiration: (id, expiresAt) =>
      updateSessionExpiry(db, hashSessionId(id), expiresAt.toISOString()),
    deleteSession: (id) => deleteSession(db, hashSessionId(id)),
    deleteUserSessions: (userId) => deleteSessionsOfUser(db, userId),
    deleteExpiredSessions: () => deleteExpiredSessions(db, clock.now().toISOString()),
  }
}

function toDatabaseSession(row: SessionRow, id: string): DatabaseSession {
  const { createdAt, lastSeenAt, ip, userAgent } = row
  return {
    id,
    userId: row.userId,
    expiresAt: new Date(row.expiresAt),
    attributes: { createdAt, lastSeenAt, ip, userAgent },
  }
}
