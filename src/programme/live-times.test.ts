import { expect, test } from 'vitest'
import type { TimeModel } from '../page-models/parts.ts'
import { liveTime } from './live-times.ts'

const time: TimeModel = {
  id: 'a',
  time: '16:20',
  end: null,
  start: '2026-11-20T16:20',
  status: 'available',
  locksAt: 600_000,
  href: '/booking',
  auditorium: null,
  seats: null,
  price: null,
  notes: [],
  special: null,
}

test('a showtime on sale closes at its minute', () => {
  expect(liveTime(time, 540_000).status).toBe('available')
  expect(liveTime(time, 600_000).status).toBe('locked')
})

test('the first render retains the status of the server', () => {
  expect(liveTime(time, null)).toBe(time)
})

test('sold out stays sold out, and a showtime without an end of sale stays open', () => {
  expect(liveTime({ ...time, status: 'soldout' }, 900_000).status).toBe('soldout')
  expect(liveTime({ ...time, locksAt: null }, 900_000).status).toBe('available')
})

test('few seats left are claimed until their minute, and never in HTML', () => {
  const until = (instant: number) => ({ fullness: { level: 'few' as const, until: instant } })
  const scarce = { ...time, ...until(300_000) }
  expect(liveTime(scarce, null)).not.toHaveProperty('level')
  expect(liveTime(scarce, 240_000)).toMatchObject({ status: 'available', level: 'few' })
  expect(liveTime(scarce, 300_000)).not.toHaveProperty('level')
  expect(liveTime({ ...scarce, ...until(900_000) }, 600_000)).not.toHaveProperty('level')
  expect(liveTime({ ...scarce, status: 'soldout' }, 240_000)).not.toHaveProperty('level')
})
