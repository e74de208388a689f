import type { ContentStore } from '../content/store/content-store.ts'

export type IdentityStore = Pick<ContentStore, 'db' | 'read'>

export const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1_000)
