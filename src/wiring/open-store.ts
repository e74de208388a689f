import { flagMigrations } from '@marquee/flags/service/store/flag-migrations.ts'
import type { FlagTables } from '@marquee/flags/service/store/flag-tables.ts'
import { identityMigrations } from '@marquee/identity/identity-migrations.ts'
import type { IdentityTables } from '@marquee/identity/identity-tables.ts'
import { staffMigrations } from '@marquee/identity/staff/store/staff-migrations.ts'
import type { StaffTables } from '@marquee/identity/staff/store/staff-tables.ts'
import { auditMigrations } from '@marquee/kit/audit/audit-migrations.ts'
import type { AuditTables } from '@marquee/kit/audit/audit-tables.ts'
import type { DatabaseOptions } from '@marquee/kit/database/connections.ts'
import { type Database, openDatabase } from '@marquee/kit/database/database.ts'
import type { Migrations } from '@marquee/kit/database/migrations.ts'
import { rateLimitMigrations } from '@marquee/kit/rate-limits/rate-limit-migrations.ts'
import { accountMigrations } from '../services/accounts/store/account-migrations.ts'
import type { AccountTables } from '../services/accounts/store/account-tables.ts'
import { chatMigrations } from '../services/chat/chat-migrations.ts'
import type { ChatTables } from '../services/chat/conversations.ts'
import { publishingMigrations } from '../services/content/publishing/publishing-migrations.ts'
import { contentMigrations } from '../services/content/store/content-migrations.ts'
import { type Content, openContent } from '../services/content/store/content-store.ts'
import type { ContentTables } from '../services/content/store/content-tables.ts'

interface StoredTables
  extends ContentTables,
    AccountTables,
    IdentityTables,
    FlagTables,
    AuditTables,
    ChatTables,
    StaffTables {}

export const storedMigrations: readonly Migrations[] = [
  contentMigrations,
  accountMigrations,
  identityMigrations,
  flagMigrations,
  publishingMigrations,
  auditMigrations,
  rateLimitMigrations,
  chatMigrations,
  staffMigrations,
]

/** One database with the tables of every service, and its content. */
export interface Store extends Database<StoredTables>, Content {}

export interface StoreOptions extends DatabaseOptions {
  readonly log?: (message: string, error: unknown) => void
}

/** Throws an `OperatorError` of one sentence. */
export const openStoreDatabase = (options: DatabaseOptions): Promise<Database<StoredTables>> =>
  openDatabase<StoredTables>(options, storedMigrations)

/** Throws an `OperatorError` of one sentence. */
export async function openStore({ log = () => {}, ...options }: StoreOptions): Promise<Store> {
  return storeOn(await openStoreDatabase(options), log)
}

/** Closing the store closes the database. */
export async function storeOn(
  database: Database<StoredTables>,
  log: NonNullable<StoreOptions['log']>,
): Promise<Store> {
  const content = await openContent(database, log)
  return {
    ...database,
    ...content,
    async close() {
      await content.close()
      await database.close()
    },
  }
}
