import { expect, test } from 'vitest'
import type { TimetableEntryModel } from '../page-models/timetable.ts'
import { inOrder, roundDistance } from './timetable-order.ts'

const entry = (slug: string, clock: string, kilometres: number | null) =>
  ({ time: { start: `2026-11-20T${clock}` }, cinema: { slug, kilometres } }) as TimetableEntryModel

const entries = [
  entry('far', '14:00', 8),
  entry('lost', '13:00', null),
  entry('near', '14:00', 1),
  entry('near', '20:00', 1),
]
const names = (order: 'time' | 'distance') =>
  inOrder(entries, order).map(({ cinema, time }) => `${cinema.slug} ${time.start.slice(11)}`)

test('sorts by time, and by distance for the same time', () =>
  expect(names('time')).toEqual(['lost 13:00', 'near 14:00', 'far 14:00', 'near 20:00']))

test('sorts by distance, then by time, with cinemas without a position last', () =>
  expect(names('distance')).toEqual(['near 14:00', 'near 20:00', 'far 14:00', 'lost 13:00']))

test.each([
  [0.04, 0],
  [2.149, 2.1],
  [9.94, 9.9],
  [12.4, 12],
])('%s km are shown as %s', (exact, text) => expect(roundDistance(exact)).toBe(text))
