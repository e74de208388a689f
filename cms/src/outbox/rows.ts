import type { PayloadRequest, Where } from 'payload'
import { DELIVERIES, type Delivery } from './deliveries.ts'

/** Within whose transaction rows are read and written. */
export type Within = Pick<PayloadRequest, 'payload' | 'transactionID'>

const request = (within: Within) => within as PayloadRequest

export async function findRows(
  within: Within,
  where: Where,
  options: { limit?: number; sort?: string[] } = {},
): Promise<Delivery[]> {
  const { docs } = await within.payload.db.find<Delivery>({
    collection: DELIVERIES,
    req: request(within),
    where,
    limit: options.limit ?? 0,
    pagination: false,
    sort: options.sort ?? ['id'],
  })
  return docs
}

/** What can be written of a row: a number may also be raised by so much, whatever it is. */
export type Change = {
  [Name in keyof Delivery]?: Delivery[Name] | (Delivery[Name] extends number ? { $inc: number } : never)
}

/** Writes one row in one statement, if it still is as `where` says. Answers the row as it is now, or undefined. */
export async function changeRow(within: Within, where: Where, data: Change): Promise<Delivery | undefined> {
  const row: Delivery | null = await within.payload.db.updateOne({
    collection: DELIVERIES,
    req: request(within),
    where,
    data,
    options: { atomic: true },
  })
  return row ?? undefined
}

export async function addRow(within: Within, data: Omit<Delivery, 'id'>): Promise<void> {
  await within.payload.db.create({ collection: DELIVERIES, req: request(within), data })
}
