import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

/** An adapter whose database `extend` changes before Payload uses it. */
export const extendAdapter = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
  extend: (db: T) => void,
): DatabaseAdapterObj<T> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    extend(db)
    return db
  },
})
