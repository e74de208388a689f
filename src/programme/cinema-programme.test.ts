import { expect, test } from 'vitest'
import type { BoardRowModel, TimeModel } from '../page-models/parts.ts'
import { dayParts } from './cinema-programme.tsx'

const item = (name: string, ...statuses: TimeModel['status'][]) => ({
  name,
  failed: false,
  rows: statuses.map((status) => ({ times: [{ status }] }) as unknown as BoardRowModel),
})
const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name)

test('a film is over once all of its times are closed; one that is sold out follows those that can be booked', () => {
  const { ahead, over } = dayParts([
    item('closed', 'locked', 'locked'),
    item('full', 'locked', 'soldout'),
    item('later', 'locked', 'available'),
    { ...item('failed'), failed: true },
  ])
  expect([names(ahead), names(over)]).toEqual([['later', 'failed', 'full'], ['closed']])
})
