import type { Kysely } from 'kysely'
import type { ContentStore } from '../../content/store/content-store.ts'
import type { Tables } from '../../content/store/tables.ts'

export type FlagStore = Pick<ContentStore, 'engine' | 'db' | 'read' | 'transaction' | 'pool'>
export type FlagDatabase = Kysely<Tables>
