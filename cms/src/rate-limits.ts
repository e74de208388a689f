import { databaseOfClient, databaseOfPool, type SqliteClient } from '@marquee/kit/database/of-client.ts'
import {
  createRateLimiter,
  type RateLimiter,
  type RateLimitTables,
} from '@marquee/kit/rate-limits/rate-limiter.ts'
import type { CollectionConfig, Payload } from 'payload'

const nobody = () => false

/** The table of `createRateLimiter`; nothing else reads or writes it. */
export const rateLimits: CollectionConfig = {
  slug: 'rate-limits',
  admin: { hidden: true },
  lockDocuments: false,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'count', type: 'number', required: true },
    /** Epoch seconds. */
    { name: 'endsAt', type: 'number', required: true, index: true },
  ],
}

/** Members of the adapters beyond the common interface; one of SQLite or PostgreSQL. */
interface SqlSide {
  readonly client?: SqliteClient
  readonly pool?: Parameters<typeof databaseOfPool>[0]
  readonly schemaName?: string
}

const limiters = new WeakMap<object, RateLimiter>()

/** Exact for all processes of the database. Not within a transaction. */
export function limiterOf({ db }: Pick<Payload, 'db'>): RateLimiter {
  const known = limiters.get(db)
  if (known) return known
  const { client, pool, schemaName = 'public' } = db as unknown as SqlSide
  const store = pool
    ? databaseOfPool<RateLimitTables>(pool, schemaName)
    : databaseOfClient<RateLimitTables>(client as SqliteClient)
  const limiter = createRateLimiter(store, () => Date.now())
  limiters.set(db, limiter)
  return limiter
}
