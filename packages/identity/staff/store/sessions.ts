import { hashToken, isToken, newToken } from '@marquee/kit/secrets/tokens.ts'
import type { Selectable } from 'kysely'
import { serviceLimits } from '#config/service-limits.ts'
import type { StaffDatabase, StaffTables } from './staff-tables.ts'

export type SessionRow = Selectable<StaffTables['staff_sessions']>

const LENGTH = serviceLimits.staff.session.hours * 3_600

/** The browser and network of a session, for the list of sessions. */
export interface SessionDevice {
  readonly device: string | null
  readonly network: string | null
}

export interface SessionUse extends SessionDevice {
  /** The id for `endSessions`. */
  readonly id: string
  readonly current: boolean
  /** ISO date-times. */
  readonly startedAt: string
  readonly seenAt: string
}

/** Returns the session's token and its CSRF value. `now` in epoch seconds, as below. */
export async function startSession(
  db: StaffDatabase,
  person: string,
  {
    now,
    provenAt,
    device,
    network,
  }: SessionDevice & { readonly now: number; readonly provenAt: number | null },
): Promise<{ readonly token: string; readonly csrf: string }> {
  await db.deleteFrom('staff_sessions').where('expires_at', '<=', now).execute()
  const token = newToken()
  const csrf = newToken()
  await db
    .insertInto('staff_sessions')
    .values({
      token_hash: hashToken(token),
      person,
      csrf,
      started_at: now,
      expires_at: now + LENGTH,
      origin: null,
      provider_session: null,
      device,
      network,
      seen_at: now,
      proven_at: provenAt,
    })
    .execute()
  return { token, csrf }
}

export async function readSession(
  db: StaffDatabase,
  token: string | undefined,
  now: number,
): Promise<SessionRow | null> {
  if (!isToken(token)) return null
  const row = await db
    .selectFrom('staff_sessions')
    .where('token_hash', '=', hashToken(token))
    .selectAll()
    .executeTakeFirst()
  return row && Number(row.expires_at) > now ? row : null
}

export async function sessionsOf(
  db: StaffDatabase,
  person: string,
  token: string,
  now: number,
): Promise<readonly SessionUse[]> {
  const rows = await db
    .selectFrom('staff_sessions')
    .where('person', '=', person)
    .where('expires_at', '>', now)
    .orderBy('started_at', 'desc')
    .selectAll()
    .execute()
  const iso = (seconds: number) => new Date(Number(seconds) * 1_000).toISOString()
  return rows.map(({ token_hash: id, device, network, started_at: started, seen_at: seen }) => ({
    id,
    current: id === hashToken(token),
    device,
    network,
    startedAt: iso(started),
    seenAt: iso(seen),
  }))
}

export async function changeSession(
  db: StaffDatabase,
  token: string,
  change: Partial<Pick<SessionRow, 'seen_at' | 'proven_at' | 'origin' | 'provider_session'>>,
): Promise<void> {
  await db.updateTable('staff_sessions').set(change).where('token_hash', '=', hashToken(token)).execute()
}

/** One by its id, the one of a token, all but that, or all of a person. */
export type WhichSessions =
  | { readonly id: string }
  | { readonly token: string }
  | { readonly except: string }
  | 'all'

/** `uid` of the provider's session on this origin of the staff host. */
export interface ProviderSession {
  readonly origin: string
  readonly uid: string
}

/** Returns the provider's sessions of those that have ended. */
export async function endSessions(
  db: StaffDatabase,
  person: string,
  which: WhichSessions,
): Promise<readonly ProviderSession[]> {
  const all = db
    .deleteFrom('staff_sessions')
    .where('person', '=', person)
    .returning(['origin', 'provider_session'])
  const ended =
    which === 'all'
      ? all
      : 'id' in which
        ? all.where('token_hash', '=', which.id)
        : 'token' in which
          ? all.where('token_hash', '=', hashToken(which.token))
          : all.where('token_hash', '!=', hashToken(which.except))
  const rows = await ended.execute()
  return rows.flatMap(({ origin, provider_session: uid }) =>
    origin === null || uid === null ? [] : [{ origin, uid }],
  )
}
