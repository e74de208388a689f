import type { Database } from '@marquee/kit/database/database.ts'
import type { Kysely } from 'kysely'
import type { FlagTables } from './flag-tables.ts'

export type FlagStore = Pick<Database<FlagTables>, 'engine' | 'db' | 'read' | 'transaction' | 'pool'>
export type FlagDatabase = Kysely<FlagTables>
