import type { Kysely } from 'kysely'
import type { ContentStore } from '../../content/store/content-store.ts'
import type { Tables } from '../../content/store/tables.ts'

/** The database of the content, in which the flags have tables of their own. */
export type FlagStore = Pick<ContentStore, 'engine' | 'db' | 'read' | 'transaction' | 'pool'>
export type Database = Kysely<Tables>
