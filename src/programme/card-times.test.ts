import { expect, test } from 'vitest'
import { openTimes } from './card-times.ts'

const at = (time: string) => ({ time, locksAt: Date.parse(`2026-11-20T${time}:00+01:00`) })
const next = { day: '', times: [at('16:00'), at('18:20'), at('20:45')] }
const minute = (time: string) => at(time).locksAt

test('has the next two times', () => {
  expect(openTimes(next, null)).toEqual(['16:00', '18:20'])
  expect(openTimes(next, minute('15:59'))).toEqual(['16:00', '18:20'])
})

test('replaces a time that has closed since the page was loaded', () => {
  expect(openTimes(next, minute('16:00'))).toEqual(['18:20', '20:45'])
  expect(openTimes(next, minute('20:45'))).toEqual([])
})

test('names a day other than today', () =>
  expect(openTimes({ ...next, day: 'Demain' }, null)).toEqual(['Demain', '16:00', '18:20']))

test('has a time once, whatever the number of auditoriums', () =>
  expect(openTimes({ day: '', times: [at('16:00'), at('16:00'), at('18:20')] }, null)).toEqual([
    '16:00',
    '18:20',
  ]))

test('keeps a time without an end of booking', () =>
  expect(openTimes({ day: '', times: [{ time: '16:00', locksAt: null }] }, minute('23:00'))).toEqual([
    '16:00',
  ]))
