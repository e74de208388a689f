import { isLoggedOut, type LoggedOut } from '@marquee/identity/logout-token.ts'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import { hashToken, isToken, newToken } from '@marquee/kit/secrets/tokens.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import type { Session } from '../accounts.ts'
import type { SessionSource, SessionUse } from '../session-source.ts'
import type { AccountDatabase, AccountStore } from './account-tables.ts'
import { clientById, clientBySubject, toAccount, touchClient } from './clients.ts'

const DAY = 86_400
/** A sign-out has it in its address. */
const LONGEST_HINT = 4_000
const { days, idleDays, seenMinutes, most } = serviceLimits.accounts.session

const lastUse = (row: { readonly started_at: number; readonly seen_at: number | null }): number =>
  Number(row.seen_at ?? row.started_at)

const goodUntil = (started: number, now: number) => Math.min(started + days * DAY, now + idleDays * DAY)

/** The longest unused first. */
async function makeRoom(db: AccountDatabase, site: SiteId, account: string): Promise<void> {
  const rows = await db
    .selectFrom('sessions')
    .where((row) => row.and({ site, account }))
    .select(['token_hash', 'started_at', 'seen_at'])
    .execute()
  const surplus = rows
    .toSorted((one, other) => lastUse(one) - lastUse(other))
    .slice(0, Math.max(0, rows.length + 1 - most))
    .map(({ token_hash: hash }) => hash)
  if (surplus.length > 0) await db.deleteFrom('sessions').where('token_hash', 'in', surplus).execute()
}

export async function startSession(
  db: AccountDatabase,
  site: SiteId,
  account: string,
  now: number,
  source?: SessionSource,
): Promise<string> {
  const token = newToken()
  const started = secondsOf(now)
  const row = {
    site,
    account,
    csrf: newToken(),
    started_at: started,
    expires_at: goodUntil(started, started),
    issuer: source?.issuer ?? null,
    id_token: source && source.idToken.length <= LONGEST_HINT ? source.idToken : null,
    seen_at: started,
  }
  await makeRoom(db, site, account)
  await db
    .insertInto('sessions')
    .values({ ...row, token_hash: hashToken(token) })
    .execute()
  await touchClient(db, site, account, now)
  return token
}

interface SessionVisit {
  readonly site: SiteId
  readonly token: string | undefined
  /** Undefined leaves it as it was. */
  readonly device: string | null | undefined
}

/** Prolongs a session not seen for a day, and records its use. Null if the token is unknown, ended, expired, or of another issuer. */
export async function readSession(
  { read, db }: AccountStore,
  { site, token, device }: SessionVisit,
  issuer: string | null,
  at: number,
): Promise<Session | null> {
  if (!isToken(token)) return null
  const key = hashToken(token)
  const row = await read
    .selectFrom('sessions')
    .where((row) => row.and({ token_hash: key, site }))
    .selectAll()
    .executeTakeFirst()
  const now = secondsOf(at)
  if (!row || row.issuer !== issuer || Number(row.expires_at) <= now) return null
  const client = await clientById(read, site, row.account)
  if (!client) return null
  const startedAt = Number(row.started_at)
  const until = goodUntil(startedAt, now)
  const isOld = until - Number(row.expires_at) >= DAY
  const isOtherDevice = device !== undefined && device !== row.device
  if (isOld || isOtherDevice || now - lastUse(row) >= seenMinutes * 60) {
    const use = { seen_at: now, ...(isOtherDevice && { device }), ...(isOld && { expires_at: until }) }
    await db.updateTable('sessions').set(use).where('token_hash', '=', key).execute()
  }
  if (isOld) await touchClient(db, site, row.account, at)
  return {
    account: toAccount(client),
    csrf: row.csrf,
    startedAt,
    expiresAt: isOld ? until : Number(row.expires_at),
    idToken: row.id_token,
  }
}

export async function endSession(db: AccountDatabase, site: SiteId, token: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) => row.and({ site, token_hash: hashToken(token) }))
    .execute()
}

export async function endSessions(
  db: AccountDatabase,
  site: SiteId,
  account: string,
  exceptToken: string | null,
): Promise<void> {
  const all = db.deleteFrom('sessions').where('site', '=', site).where('account', '=', account)
  await (exceptToken === null ? all : all.where('token_hash', '!=', hashToken(exceptToken))).execute()
}

const iso = (seconds: number) => new Date(seconds * 1_000).toISOString()

export async function listSessions(
  db: AccountDatabase,
  { site, account }: { readonly site: SiteId; readonly account: string },
  issuer: string | null,
  at: number,
): Promise<readonly (Omit<SessionUse, 'isCurrent'> & { readonly expiresAt: string })[]> {
  const rows = await db
    .selectFrom('sessions')
    .where((row) => row.and({ site, account }))
    .where('issuer', issuer === null ? 'is' : '=', issuer)
    .where('expires_at', '>', secondsOf(at))
    .select(['token_hash', 'device', 'started_at', 'seen_at', 'expires_at'])
    .execute()
  return rows
    .toSorted((one, other) => lastUse(other) - lastUse(one))
    .map((row) => ({
      id: row.token_hash,
      device: row.device,
      startedAt: iso(Number(row.started_at)),
      seenAt: iso(lastUse(row)),
      expiresAt: iso(Number(row.expires_at)),
    }))
}

export async function endListed(db: AccountDatabase, site: SiteId, account: string, ids: readonly string[]) {
  await db
    .deleteFrom('sessions')
    .where((row) => row.and({ site, account }))
    .where('token_hash', 'in', [...ids])
    .execute()
}

/** Ends sessions that have ended at the provider. Returns their accounts. */
export async function endSubjectSessions(db: AccountDatabase, site: SiteId, who: LoggedOut) {
  const { issuer, subject, startedBefore } = who
  const rows = await db
    .selectFrom('sessions')
    .where((row) => row.and({ site, issuer }))
    .where('started_at', '<=', startedBefore)
    .select(['token_hash', 'account', 'id_token'])
    .execute()
  const client = subject === null ? undefined : await clientBySubject(db, site, issuer, subject)
  const ended = rows.filter(({ account, id_token: idToken }) =>
    idToken === null ? account === client?.id : isLoggedOut(idToken, who),
  )
  if (ended.length === 0) return []
  const hashes = ended.map(({ token_hash: hash }) => hash)
  await db.deleteFrom('sessions').where('token_hash', 'in', hashes).execute()
  return [...new Set(ended.map(({ account }) => account))]
}
