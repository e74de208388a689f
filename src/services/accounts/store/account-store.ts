import type { Database } from '@marquee/kit/database/database.ts'
import type { Kysely } from 'kysely'
import type { AccountTables } from './account-tables.ts'

export type AccountStore = Pick<Database<AccountTables>, 'engine' | 'db' | 'read' | 'transaction'>
export type AccountDatabase = Kysely<AccountTables>
