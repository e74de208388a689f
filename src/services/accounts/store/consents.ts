import { randomUUID } from 'node:crypto'
import { clientArea } from '#config/client-area.ts'
import type { SiteId } from '#config/sites.ts'
import type { AccountDatabase } from './account-tables.ts'

/** Adds a record for each consent that differs from the one before. */
export async function recordConsents(
  db: AccountDatabase,
  { site, account }: { readonly site: SiteId; readonly account: string },
  before: Readonly<Record<string, boolean>>,
  after: Readonly<Record<string, boolean>>,
  now: number,
): Promise<void> {
  const changed = Object.entries(after).filter(([consent, granted]) => granted !== (before[consent] ?? false))
  if (changed.length === 0) return
  const common = { site, account, version: clientArea.consentVersion, at: new Date(now).toISOString() }
  await db
    .insertInto('account_consents')
    .values(
      changed.map(([consent, granted]) => ({
        ...common,
        id: randomUUID(),
        consent,
        granted: granted ? 1 : 0,
      })),
    )
    .execute()
}

/** Oldest first. */
export async function readConsents(db: AccountDatabase, site: SiteId, account: string) {
  const rows = await db
    .selectFrom('account_consents')
    .where((row) => row.and({ site, account }))
    .orderBy('at')
    .orderBy('consent')
    .select(['consent', 'granted', 'version', 'at'])
    .execute()
  return rows.map((row) => ({ ...row, granted: row.granted === 1 }))
}
