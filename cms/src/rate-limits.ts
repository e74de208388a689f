import { databaseOfClient, databaseOfPool } from '@marquee/kit/database/of-client.ts'
import {
  createRateLimiter,
  type RateLimiter,
  type RateLimitTables,
} from '@marquee/kit/rate-limits/rate-limiter.ts'
import type { Payload } from 'payload'
import { internalCollection } from './internal-collection.ts'
import { sqlSideOf } from './transactions.ts'

/** The table of `createRateLimiter`; nothing else reads or writes it. */
export const rateLimits = internalCollection('rate-limits', [
  { name: 'key', type: 'text', required: true, unique: true },
  { name: 'count', type: 'number', required: true },
  /** Epoch seconds. */
  { name: 'endsAt', type: 'number', required: true, index: true },
])

const limiters = new WeakMap<object, RateLimiter>()

/** Exact for all processes of the database. Not within a transaction. */
export function limiterOf({ db }: Pick<Payload, 'db'>): RateLimiter {
  const known = limiters.get(db)
  if (known) return known
  const { client, pool, schemaName = 'public' } = sqlSideOf(db)
  const store = pool
    ? databaseOfPool<RateLimitTables>(pool, schemaName)
    : databaseOfClient<RateLimitTables>(client)
  const limiter = createRateLimiter(store, () => Date.now())
  limiters.set(db, limiter)
  return limiter
}
