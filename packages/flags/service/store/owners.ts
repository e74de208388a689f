import { nameKey } from '@marquee/identity/typed-names.ts'
import type { Selectable } from 'kysely'
import { type SiteId, siteIds } from '#config/sites.ts'
import { z } from '#models/zod.ts'
import type { FlagOwner } from '../flag-service.ts'
import type { FlagDatabase, FlagTables } from './flag-tables.ts'

export type OwnerRow = Selectable<FlagTables['flag_owners']>

const storedSites = z.array(z.string())

export const knownSites = (sites: readonly string[]): SiteId[] =>
  siteIds.filter((site) => sites.includes(site))

export const toOwner = ({ id, name, role, sites, issuer }: OwnerRow): FlagOwner => ({
  id,
  name,
  role,
  sites: knownSites(storedSites.parse(JSON.parse(sites))),
  ...(issuer === null ? {} : { issuer }),
})

export const ownerById = (db: FlagDatabase, id: string): Promise<OwnerRow | undefined> =>
  db.selectFrom('flag_owners').where('id', '=', id).selectAll().executeTakeFirst()

export const ownerByName = (db: FlagDatabase, name: string): Promise<OwnerRow | undefined> =>
  db.selectFrom('flag_owners').where('name_key', '=', nameKey(name)).selectAll().executeTakeFirst()

export const ownerBySubject = (
  db: FlagDatabase,
  issuer: string,
  subject: string,
): Promise<OwnerRow | undefined> =>
  db
    .selectFrom('flag_owners')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .selectAll()
    .executeTakeFirst()

export async function insertOwner(db: FlagDatabase, row: OwnerRow): Promise<void> {
  await db.insertInto('flag_owners').values(row).execute()
}

export async function updateOwner(
  db: FlagDatabase,
  id: string,
  change: Partial<Omit<OwnerRow, 'id'>>,
): Promise<void> {
  await db.updateTable('flag_owners').set(change).where('id', '=', id).execute()
}

export async function deleteOwner(db: FlagDatabase, id: string): Promise<void> {
  await db.deleteFrom('flag_owners').where('id', '=', id).execute()
}
