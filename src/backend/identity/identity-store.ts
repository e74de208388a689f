import type { Connections } from '../content/store/connections.ts'
import type { ContentStore } from '../content/store/content-store.ts'

/** The database of the content, in which the provider has tables of its own. `read` never waits for a transaction. */
export type IdentityStore = Pick<ContentStore, 'db'> & Pick<Connections, 'read'>

export const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1_000)
