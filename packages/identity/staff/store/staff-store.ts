import type { Database } from '@marquee/kit/database/database.ts'
import type { Kysely } from 'kysely'
import type { StaffTables } from './staff-tables.ts'

export type StaffStore = Pick<Database<StaffTables>, 'engine' | 'db' | 'read' | 'transaction'>
export type StaffDatabase = Kysely<StaffTables>
