import type { BaseDatabaseAdapter } from 'payload'

/**
 * Ensures that no two versions have the same time. Payload writes two when one language is published and
 * takes the later as the newest: with equal times both would be, and the document would appear twice in
 * lists.
 */
export function orderVersions(db: BaseDatabaseAdapter): void {
  const createVersion = db.createVersion.bind(db)
  let last = 0
  db.createVersion = (version) => {
    last = Math.max(last + 1, Date.parse(version.updatedAt))
    return createVersion({ ...version, updatedAt: new Date(last).toISOString() })
  }
}
