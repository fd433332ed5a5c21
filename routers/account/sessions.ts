import {
  deleteOtherSessions,
  deleteOwnSession,
  listSessions,
} from '#db/queries/sessions.ts'
import { AppError } from '../errors.ts'
import { deviceName } from './device-name.ts'
import type { MemberContext } from '../context.ts'
import type { SessionView } from '../contract/account.ts'

/** Where the caller is signed in, the latest used first. The ids are hashes that open nothing. */
export async function listOwnSessions(ctx: MemberContext): Promise<SessionView[]> {
  const rows = await listSessions(ctx.db, ctx.caller.id)
  const now = ctx.clock.now().toISOString()
  return rows
    .filter((row) => row.expiresAt > now)
    .map((row) => ({
      id: row.id,
      device: deviceName(row.userAgent),
      createdAt: row.createdAt,
      lastSeenAt: row.lastSeenAt,
      isCurrent: row.id === ctx.session.id,
    }))
}

/** Ends one of the caller's sessions; the present one is ended by signing out. */
export async function endSession(
  ctx: MemberContext,
  id: string,
): Promise<{ success: boolean }> {
  if (id === ctx.session.id) {
    await ctx.session.end()
    return { success: true }
  }
  if (!(await deleteOwnSession(ctx.db, ctx.caller.id, id)))
    throw new AppError('not_found')
  ctx.log.info({ event: 'session_ended', userId: ctx.caller.id }, 'A session was ended')
  return { success: true }
}

export async function endOtherSessions(
  ctx: MemberContext,
): Promise<{ success: boolean; endedSessions: number }> {
  const endedSessions = await deleteOtherSessions(
    ctx.db,
    ctx.caller.id,
    ctx.session.id ?? '',
  )
  ctx.log.info(
    { event: 'sessions_ended', userId: ctx.caller.id, endedSessions },
    'All other sessions were ended',
  )
  return { success: true, endedSessions }
}
