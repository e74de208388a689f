import type { ContentStore } from '../content/store/content-store.ts'

/** The database of the content, in which the provider has tables of its own. */
export type IdentityStore = Pick<ContentStore, 'db' | 'read'>

export const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1_000)
