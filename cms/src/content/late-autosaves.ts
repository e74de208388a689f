import { isDeepStrictEqual } from 'node:util'
import type { BaseDatabaseAdapter, CreateVersionArgs, JsonObject, Where } from 'payload'
import { record } from './document-value.ts'

/** The document without empty values. */
function contentOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(contentOf)
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, part]) => [name, contentOf(part)] as const)
  return Object.fromEntries(entries.filter(([, part]) => part !== null && part !== undefined))
}

/** Fields in which versions of the same content differ. */
const own: readonly string[] = ['_status', 'updatedAt', 'createdAt', 'id']

const written = (version: unknown): unknown =>
  contentOf(Object.fromEntries(Object.entries(record(version)).filter(([name]) => !own.includes(name))))

/**
 * Drops an autosave that equals the newest version. The form can send one that was pending while its
 * document was published, and Payload would mark the document as changed.
 */
export function dropLateAutosaves(db: BaseDatabaseAdapter): void {
  const createVersion = db.createVersion.bind(db)
  db.createVersion = async <Data extends JsonObject>(version: CreateVersionArgs<Data>) => {
    const { autosave, collectionSlug: collection, parent, req, versionData } = version
    if (!autosave) return createVersion(version)
    const where: Where = { and: [{ parent: { equals: parent } }, { latest: { equals: true } }] }
    const { docs } = await db.findVersions<Data>({ collection, where, limit: 1, pagination: false, req })
    const newest = docs.at(0)
    return newest && isDeepStrictEqual(written(newest.version), written(versionData))
      ? newest
      : createVersion(version)
  }
}
