import { frenchMarkup } from '@marquee/design/test-rendering.tsx'
import { expect, test } from 'vitest'
import type { TimeModel } from '../../page-models/parts.ts'
import { ShowtimeSheet } from './showtime-sheet.tsx'

const time: TimeModel = {
  id: 'a',
  time: '20:00',
  end: null,
  start: '2026-11-20T20:00',
  status: 'available',
  locksAt: null,
  href: '/booking',
  auditorium: null,
  seats: null,
  price: '16,50 €',
  notes: [],
  special: null,
}
const data = {
  show: { title: 'Le Héron', href: null },
  cinema: null,
  notes: [],
  version: 'VF',
  versionNote: null,
  marks: [],
  accessibility: [],
  time,
}
const sheetOf = (now: TimeModel) =>
  frenchMarkup(<ShowtimeSheet data={data} time={now} access={[]} />, ['showtime'])

test('has the full price of a showtime until its sale closes', () => {
  expect(sheetOf(time)).toMatch(/Plein tarif.*16,50 €/)
  expect(sheetOf({ ...time, status: 'locked' })).not.toContain('16,50 €')
})

test('names a price of the showtime itself as such', () =>
  expect(sheetOf({ ...time, ownPrice: true })).toMatch(/Tarif de la séance.*16,50 €/))
