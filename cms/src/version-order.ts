import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

/**
 * An adapter that gives no two versions the same time. Payload writes two when one language is published, and which of them is the newest
 * it knows by their times: two of one millisecond would both be, and the document would stand in lists twice.
 */
export function withOrderedVersions<T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> {
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args)
      const createVersion = db.createVersion.bind(db)
      let last = 0
      db.createVersion = (version) => {
        last = Math.max(last + 1, Date.parse(version.updatedAt))
        return createVersion({ ...version, updatedAt: new Date(last).toISOString() })
      }
      return db
    },
  }
}
