import type { Database } from '@marquee/kit/database/database.ts'
import type { IdentityTables } from './identity-tables.ts'

export type IdentityStore = Pick<Database<IdentityTables>, 'db' | 'read'>
