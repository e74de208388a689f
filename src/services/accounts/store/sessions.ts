import { serviceLimits } from '../../../../config/service-limits.ts'
import type { SiteId } from '../../../../config/sites.ts'
import { secondsOf } from '../../database/epoch-seconds.ts'
import type { Session } from '../accounts.ts'
import { hashToken, isToken, newToken } from '../secrets.ts'
import type { SessionSource } from '../session-source.ts'
import type { AccountDatabase, AccountStore } from './account-store.ts'
import { clientById, toAccount, touchClient } from './clients.ts'

const DAY = 86_400
/** A sign-out has it in its address. */
const LONGEST_HINT = 4_000
const { days, idleDays } = serviceLimits.accounts.session

const goodUntil = (started: number, now: number) => Math.min(started + days * DAY, now + idleDays * DAY)

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
  }
  await db
    .insertInto('sessions')
    .values({ ...row, token_hash: hashToken(token) })
    .execute()
  await touchClient(db, site, account, now)
  return token
}

/** Prolongs a session not seen for a day. Null if the token is unknown, ended, expired, or of another issuer. */
export async function readSession(
  { read, db }: AccountStore,
  site: SiteId,
  token: string | undefined,
  issuer: string | null,
  at: number,
): Promise<Session | null> {
  if (!isToken(token)) return null
  const key = hashToken(token)
  const row = await read
    .selectFrom('sessions')
    .where('token_hash', '=', key)
    .where('site', '=', site)
    .selectAll()
    .executeTakeFirst()
  const now = secondsOf(at)
  if (!row || row.issuer !== issuer || Number(row.expires_at) <= now) return null
  const client = await clientById(read, site, row.account)
  if (!client) return null
  const startedAt = Number(row.started_at)
  const until = goodUntil(startedAt, now)
  const isOld = until - Number(row.expires_at) >= DAY
  if (isOld) {
    await db.updateTable('sessions').set({ expires_at: until }).where('token_hash', '=', key).execute()
    await touchClient(db, site, row.account, at)
  }
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
    .where('site', '=', site)
    .where('token_hash', '=', hashToken(token))
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
