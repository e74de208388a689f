import type { BaseDatabaseAdapter, CollectionBeforeOperationHook, DatabaseAdapterObj } from 'payload'

/** The collection of which the request brings back a version. */
const RESTORED = 'restoredVersionOf'

export const noteRestoring: CollectionBeforeOperationHook = ({ collection, operation, req }) => {
  if (operation === 'restoreVersion') req.context[RESTORED] = collection.slug
}

/**
 * An adapter under which an earlier version comes back as a draft, to be published like any other. Payload would make it public as it was: a
 * version from before a language was published would take that language off the site.
 */
export function withVersionsAsDrafts<T extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> {
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args)
      const updateOne = db.updateOne.bind(db)
      db.updateOne = async (change) => {
        const { collection, id, data, req } = change
        const { _status } = data
        const isRestored = id !== undefined && req?.context?.[RESTORED] === collection && typeof _status === 'object' && _status !== null
        if (!isRestored) return updateOne(change)
        return { ...data, id, _status: Object.fromEntries(Object.keys(_status).map((language) => [language, 'draft'])) }
      }
      return db
    },
  }
}
