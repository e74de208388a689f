import type { Kysely } from 'kysely'
import type { ContentStore } from '../../content/store/content-store.ts'
import type { Tables } from '../../content/store/tables.ts'

/** The database of the content, in which clients have tables of their own. */
export type AccountStore = Pick<ContentStore, 'engine' | 'db' | 'read' | 'transaction'>
export type Database = Kysely<Tables>
