import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { shownName } from '@marquee/identity/typed-names.ts'
import type { RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import type { Selectable } from 'kysely'
import { serviceLimits } from '#config/service-limits.ts'
import type { Clock } from '#models/site-clock.ts'
import type { FlagToken, FlagTokenKind, FlagTokens } from './flag-owners.ts'
import { auditedAuthor } from './owner-parts.ts'
import type { FlagStore, FlagTables } from './store/flag-tables.ts'

interface FlagTokensOptions {
  readonly store: FlagStore
  /** SDKs read the environment from their token. */
  readonly environment: string
  readonly record: RecordAudit
  readonly clock?: Clock
}

type TokenRow = Selectable<FlagTables['flag_tokens']>

const DAY = 86_400_000

const BEARER = /^Bearer +/i
/** `project:environment.secret`, as SDKs parse it. Other text is not looked up. */
const TOKEN = /^[^\s:]{1,100}:[^\s.]{1,100}\.[0-9a-f]{64}$/

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const toToken = (row: TokenRow): FlagToken => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  madeAt: row.made_at,
  madeBy: row.made_by,
  expiresAt: row.expires_at,
  usedAt: row.used_at,
})

function newFlagToken(kind: FlagTokenKind, environment: string): string {
  const secret = randomBytes(32).toString('hex')
  return kind === 'admin' ? `*:*.${secret}` : `default:${environment.replaceAll(/[\s.]/g, '-')}.${secret}`
}

export function createFlagTokens({
  store,
  environment,
  record,
  clock = Date.now,
}: FlagTokensOptions): FlagTokens {
  /** Writes once an hour. */
  async function noteUse({ id, used_at: usedAt }: TokenRow, now: string): Promise<void> {
    const hour = `${now.slice(0, 13)}:00:00.000Z`
    if (usedAt !== null && usedAt >= hour) return
    await store.db.updateTable('flag_tokens').set({ used_at: hour }).where('id', '=', id).execute()
  }

  return {
    async list() {
      const rows = await store.read
        .selectFrom('flag_tokens')
        .orderBy('made_at')
        .orderBy('id')
        .selectAll()
        .execute()
      return rows.map(toToken)
    },
    async make(kind, name, by, days = null) {
      const shown = [...shownName(name)].slice(0, serviceLimits.flags.names).join('')
      if (by.role !== 'admin' || shown === '') return undefined
      const token = newFlagToken(kind, environment)
      const row: TokenRow = {
        id: randomUUID(),
        token_hash: hashOf(token),
        name: shown,
        kind,
        made_at: new Date(clock()).toISOString(),
        made_by: by.name,
        expires_at: days === null ? null : new Date(clock() + days * DAY).toISOString(),
        used_at: null,
      }
      await store.db.insertInto('flag_tokens').values(row).execute()
      await record({
        event: 'token.made',
        outcome: 'done',
        ...auditedAuthor(by),
        subject: row.id,
        details: { kind, name: shown, expires: row.expires_at ?? '' },
      })
      return { token, entry: toToken(row) }
    },
    async revoke(id, by) {
      if (by.role !== 'admin') return false
      const details = await store.db
        .deleteFrom('flag_tokens')
        .where('id', '=', id)
        .returning(['kind', 'name'])
        .executeTakeFirst()
      if (!details) return false
      await record({ event: 'token.revoked', outcome: 'done', ...auditedAuthor(by), subject: id, details })
      return true
    },
    async check(authorization, kind) {
      const token = authorization?.replace(BEARER, '').trim() ?? ''
      if (!TOKEN.test(token)) return null
      const row = await store.read
        .selectFrom('flag_tokens')
        .where('token_hash', '=', hashOf(token))
        .selectAll()
        .executeTakeFirst()
      const now = new Date(clock()).toISOString()
      const isValid = row && (row.kind === kind || row.kind === 'admin')
      if (!isValid || (row.expires_at !== null && row.expires_at <= now)) return null
      await noteUse(row, now)
      return toToken(row)
    },
  }
}
