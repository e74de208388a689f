import type { PayloadRequest, Where } from 'payload'

/** Reads and writes run in the transaction of the request, if it has one. */
export type Within = Pick<PayloadRequest, 'payload' | 'transactionID'>

interface RowsQuery {
  readonly where?: Where
  readonly sort?: string[]
  /** Default: all rows. */
  readonly limit?: number
}

/** Rows of a collection as the database has them, without access rules and hooks. */
export async function rowsOf<Row extends object>(
  within: Within,
  collection: string,
  { where = {}, sort = ['id'], limit = 0 }: RowsQuery = {},
): Promise<Row[]> {
  const { docs } = await within.payload.db.find<Row & Record<string, unknown>>({
    collection,
    where,
    sort,
    limit,
    pagination: false,
    req: within,
  })
  return docs
}
