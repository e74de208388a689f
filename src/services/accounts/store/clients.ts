import { acquireLock } from '@marquee/kit/database/advisory-lock.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { languageOf } from '#config/site-language.ts'
import type { SiteId } from '#config/sites.ts'
import type { Account } from '../accounts.ts'
import type { AccountDatabase, AccountStore, AccountTables } from './account-tables.ts'

export type ClientRow = Selectable<AccountTables['accounts']>
type NewClient = Insertable<AccountTables['accounts']>

/** Unique placeholder in the address column of clients without a confirmed address. */
export const noAddress = (id: string): string => `-${id}`

/** Empty if there is none. */
export const clientAddress = ({ email, claim }: Pick<ClientRow, 'email' | 'claim'>): string =>
  claim ?? (email.startsWith('-') ? '' : email)

export function toAccount(row: ClientRow): Account {
  return {
    id: row.id,
    site: row.site,
    email: clientAddress(row),
    emailVerifiedAt: row.email_verified_at,
    hasPassword: row.password !== null,
    firstName: row.first_name,
    lastName: row.last_name,
    language: languageOf(row.site, row.language),
    completedAt: row.completed_at,
    newsletter: row.newsletter === 1,
    mailConsent: row.mail_consent === 1,
    createdAt: row.created_at,
  }
}

/** Consents by name. */
export const consentsOf = ({ newsletter, mail_consent }: ClientRow) => ({
  newsletter: newsletter === 1,
  mailConsent: mail_consent === 1,
})

/** A password must not consist of these words. */
export const wordsOfClient = (row: ClientRow) => [clientAddress(row), row.first_name, row.last_name]

const clients = (db: AccountDatabase, site: SiteId) =>
  db.selectFrom('accounts').where('site', '=', site).selectAll()

export const clientById = (db: AccountDatabase, site: SiteId, id: string): Promise<ClientRow | undefined> =>
  clients(db, site).where('id', '=', id).executeTakeFirst()

export const clientByEmail = (db: AccountDatabase, site: SiteId, email: string) =>
  clients(db, site).where('email', '=', email).executeTakeFirst()

/** The owner, and everybody who claims it. */
export const clientsWithAddress = (db: AccountDatabase, site: SiteId, address: string) =>
  clients(db, site)
    .where((row) => row.or([row('email', '=', address), row('claim', '=', address)]))
    .execute()

/** The newest account that claims the address. */
export const claimantOf = (db: AccountDatabase, site: SiteId, address: string) =>
  clients(db, site).where('claim', '=', address).orderBy('created_at', 'desc').executeTakeFirst()

export const clientBySubject = (db: AccountDatabase, site: SiteId, issuer: string, subject: string) =>
  clients(db, site).where('issuer', '=', issuer).where('subject', '=', subject).executeTakeFirst()

/** False if the address or the subject already has an account. */
export async function insertClient(db: AccountDatabase, row: NewClient): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('accounts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export const updateClient = (
  db: AccountDatabase,
  site: SiteId,
  id: string,
  change: Updateable<AccountTables['accounts']>,
  now: number,
): Promise<ClientRow | undefined> =>
  db
    .updateTable('accounts')
    .set({ ...change, updated_at: new Date(now).toISOString() })
    .where((row) => row.and({ site, id }))
    .returningAll()
    .executeTakeFirst()

/** The address belongs to the client from now on; undefined if somebody else owns it. */
export async function confirmAddress(
  db: AccountDatabase,
  store: AccountStore,
  { site, id, email, email_verified_at }: ClientRow,
  address: string,
  now: number,
): Promise<ClientRow | undefined> {
  await acquireLock(db, store, `address\n${site}\n${address}`)
  const owner = await clientByEmail(db, site, address)
  if (owner && owner.id !== id) return undefined
  const known = email === address ? email_verified_at : null
  const change = { email: address, claim: null, email_verified_at: known ?? new Date(now).toISOString() }
  return updateClient(db, site, id, change, now)
}

/** Records a visit. */
export const touchClient = async (db: AccountDatabase, site: SiteId, id: string, now: number) => {
  await db
    .updateTable('accounts')
    .set({ seen_at: new Date(now).toISOString(), idle_notice_at: null })
    .where((row) => row.and({ site, id }))
    .execute()
}

/** Locks the client's row until the end of the transaction. */
export async function lockClient(db: AccountDatabase, store: AccountStore, site: SiteId, id: string) {
  await acquireLock(db, store, `client\n${site}\n${id}`)
  return clientById(db, site, id)
}

/** Serializes changes of one client; undefined if the client is gone. */
export function changeClient<Result>(
  store: AccountStore,
  site: SiteId,
  id: string,
  work: (db: AccountDatabase, client: ClientRow) => Promise<Result>,
): Promise<Result | undefined> {
  return store.transaction(async (db) => {
    const client = await lockClient(db, store, site, id)
    return client && work(db, client)
  })
}
