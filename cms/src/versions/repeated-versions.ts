import { isDeepStrictEqual } from 'node:util'
import type { BaseDatabaseAdapter, CreateVersionArgs, JsonObject, Where } from 'payload'
import { record } from '../content/document-value.ts'
import { IN_BODY } from '../content/pictures-in-text.ts'
import { CHANGED_BY } from './changed-by.ts'

/** The document without empty values. */
function contentOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(contentOf)
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, part]) => [name, contentOf(part)] as const)
  return Object.fromEntries(entries.filter(([, part]) => part !== null && part !== undefined))
}

/** Fields in which versions of the same content differ, or that follow from others. */
const own: readonly string[] = ['_status', 'updatedAt', 'createdAt', 'id', CHANGED_BY, IN_BODY]

const written = (version: unknown): unknown =>
  contentOf(Object.fromEntries(Object.entries(record(version)).filter(([name]) => !own.includes(name))))

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(written(one), written(other))

/**
 * Drops an autosave that equals the newest version. The form can send one that was pending while its
 * document was published, and Payload would mark the document as changed.
 *
 * Replaces an autosave by the version that its writer publishes or saves from it: one publication is one version.
 */
export function dropRepeatedVersions(db: BaseDatabaseAdapter): void {
  const createVersion = db.createVersion.bind(db)
  db.createVersion = async <Data extends JsonObject>(version: CreateVersionArgs<Data>) => {
    const { autosave, collectionSlug: collection, parent, req, versionData } = version
    const query = { collection, pagination: false, req }
    const ofParent: Where = { parent: { equals: parent } }
    if (autosave) {
      const where: Where = { and: [ofParent, { latest: { equals: true } }] }
      const { docs } = await db.findVersions<Data>({ ...query, where, limit: 1 })
      const newest = docs.at(0)
      return newest && isSame(newest.version, versionData) ? newest : createVersion(version)
    }
    const made = await createVersion(version)
    const where: Where = { and: [ofParent, { snapshot: { not_equals: true } }] }
    const { docs } = await db.findVersions<Data>({ ...query, where, limit: 2, sort: '-updatedAt' })
    const before = docs.at(1)
    const isOwn = before && record(before.version)[CHANGED_BY] === record(versionData)[CHANGED_BY]
    if (isOwn && record(before).autosave && isSame(before.version, versionData))
      await db.deleteVersions({ collection, where: { id: { equals: before.id } }, req })
    return made
  }
}
