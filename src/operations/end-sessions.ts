import type { FlagTables } from '@marquee/flags/service/store/flag-tables.ts'
import { endOwnerSessions } from '@marquee/flags/service/store/owner-sessions.ts'
import { ownerByName } from '@marquee/flags/service/store/owners.ts'
import { forgetAccount } from '@marquee/identity/oidc-adapter.ts'
import { personNamed } from '@marquee/identity/staff/store/people.ts'
import { endSessions as endStaffSessions } from '@marquee/identity/staff/store/sessions.ts'
import type { StaffTables } from '@marquee/identity/staff/store/staff-tables.ts'
import type { AuditTables } from '@marquee/kit/audit/audit-tables.ts'
import { createAuditLog } from '@marquee/kit/audit/create-audit-log.ts'
import { openDatabase } from '@marquee/kit/database/database.ts'
import { sessionSecret } from '@marquee/kit/start/data-dir.ts'
import { OperatorError } from '@marquee/kit/start/operator-error.ts'
import type { Kysely } from 'kysely'
import { type SiteId, siteIds } from '#config/sites.ts'
import type { Env } from '../server/env/env.ts'
import type { AccountTables } from '../services/accounts/store/account-tables.ts'
import { clientsWithAddress } from '../services/accounts/store/clients.ts'
import { endSessions } from '../services/accounts/store/sessions.ts'
import { storedMigrations } from '../wiring/open-store.ts'

interface Tables extends AccountTables, AuditTables, FlagTables, StaffTables {}

export interface EndedSessions {
  /** Sites on which a client has the address. */
  readonly sites: readonly SiteId[]
  /** True for a person of the staff host, or an owner of flags. */
  readonly isStaff: boolean
}

const nothing = () => {}

/** Owners who sign in at the staff host have the ids of their people. */
const staffNamed = async (db: Kysely<Tables>, person: string) =>
  (await personNamed(db, person)) ?? (await ownerByName(db, person))

/**
 * Ends all sessions and tokens of the clients with an e-mail address, on all sites or one, and those of the person of staff with
 * that address, or the owner of flags with that name. The product may run. Throws an OperatorError if there is neither.
 */
export async function endSessionsOfPerson(
  env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'SESSION_SECRET' | 'AUDIT_DAYS' | 'AUDIT_PERSONAL_DAYS'>,
  person: string,
  site?: SiteId,
): Promise<EndedSessions> {
  const store = await openDatabase<Tables>(
    { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL },
    storedMigrations,
  )
  const audit = createAuditLog({
    store,
    secret: sessionSecret(env),
    retention: { personalDays: env.AUDIT_PERSONAL_DAYS, days: env.AUDIT_DAYS },
    log: { info: nothing },
    onError(error) {
      throw error
    },
  })
  const note = { outcome: 'done', actor: 'operator' } as const
  try {
    const email = person.trim().toLowerCase()
    const sites: SiteId[] = []
    for (const each of site === undefined ? siteIds : [site]) {
      const clients = await clientsWithAddress(store.read, each, email)
      if (clients.length === 0) continue
      for (const { id } of clients) {
        await endSessions(store.db, each, id, null)
        await forgetAccount(store.db, each, id)
      }
      const key = audit.clientKey(each, email)
      await audit.record({ ...note, event: 'account.sessions-ended', site: each, person: null, target: key })
      sites.push(each)
    }
    const staff = site === undefined ? await staffNamed(store.read, person) : undefined
    if (staff) {
      await endStaffSessions(store.db, staff.id, 'all')
      await endOwnerSessions(store.db, staff.id)
      await audit.record({ ...note, event: 'person.sessions-ended', person: null, target: staff.name })
    }
    if (sites.length === 0 && !staff)
      throw new OperatorError(`No client ${site ? `of ${site} ` : ''}and nobody of staff is named ${person}.`)
    return { sites, isStaff: staff !== undefined }
  } finally {
    await audit.close()
    await store.close()
  }
}
