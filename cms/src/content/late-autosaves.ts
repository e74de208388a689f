import { isDeepStrictEqual } from 'node:util'
import type { BaseDatabaseAdapter, DatabaseAdapterObj, PayloadRequest, Where } from 'payload'
import { record } from './document-value.ts'

/** What an editor has written, without what says nothing. */
function contentOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(contentOf)
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, part]) => [name, contentOf(part)] as const)
  return Object.fromEntries(entries.filter(([, part]) => part !== null && part !== undefined))
}

/** What each version has of its own. */
const own: readonly string[] = ['_status', 'updatedAt', 'createdAt', 'id']

const written = (version: unknown): unknown =>
  contentOf(Object.fromEntries(Object.entries(record(version)).filter(([name]) => !own.includes(name))))

/**
 * An adapter that keeps no automatic draft which says what the newest version says. The form sends one that waited while its document was
 * published, and the document would be called changed.
 */
export function withoutLateAutosaves<T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> {
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args)
      const createVersion = db.createVersion.bind(db)
      db.createVersion = async (version) => {
        const { autosave, collectionSlug: collection, parent, req, versionData } = version
        if (!autosave) return createVersion(version)
        const where: Where = { and: [{ parent: { equals: parent } }, { latest: { equals: true } }] }
        const { docs } = await db.findVersions({
          collection,
          where,
          limit: 1,
          pagination: false,
          req: req as PayloadRequest,
        })
        const newest = docs.at(0)
        return newest && isDeepStrictEqual(written(newest.version), written(versionData))
          ? (newest as never)
          : createVersion(version)
      }
      return db
    },
  }
}
