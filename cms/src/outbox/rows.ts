import type { Where } from 'payload'
import { rowsOf, type Within } from '../rows.ts'
import { DELIVERIES, type Delivery } from './delivery-row.ts'

export const findRows = (
  within: Within,
  where: Where,
  options: { limit?: number; sort?: string[] } = {},
): Promise<Delivery[]> => rowsOf(within, DELIVERIES, { where, ...options })

/** New values for a row; a number may also be incremented. */
export type Change = {
  [Name in keyof Delivery]?: Delivery[Name] | (Delivery[Name] extends number ? { $inc: number } : never)
}

/** Updates one row in one statement if it still matches `where`. Returns the new row, or undefined. */
export async function changeRow(within: Within, where: Where, data: Change): Promise<Delivery | undefined> {
  const row: Delivery | null = await within.payload.db.updateOne({
    collection: DELIVERIES,
    req: within,
    where,
    data,
    options: { atomic: true },
  })
  return row ?? undefined
}

export const addRow = (within: Within, data: Omit<Delivery, 'id'>): Promise<Delivery> =>
  within.payload.db.create({ collection: DELIVERIES, req: within, data })
