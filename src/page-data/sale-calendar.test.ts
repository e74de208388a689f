import { expect, test } from 'vitest'
import { saleCalendar } from './sale-calendar.ts'

const reminder = {
  id: 'fr-kingfisher@fr.example',
  at: '2026-12-01T09:00:00.000Z',
  title: 'Kingfisher ; un très, très long titre qui ne tient pas sur une seule ligne du fichier',
  url: 'https://fr.example/films/kingfisher',
  now: Date.parse('2026-11-20T12:00:00Z'),
}

test('the alarm rings when sales open', () => {
  const text = saleCalendar(reminder)
  expect(text).toContain('DTSTART:20261201T090000Z\r\nDTEND:20261201T093000Z\r\n')
  expect(text).toContain('TRIGGER;RELATED=START:PT0S')
})

test('lines are short and text is escaped', () => {
  const text = saleCalendar(reminder)
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(text.replace(/\r\n /g, '')).toContain('SUMMARY:Kingfisher \\; un très\\, très long titre qui ne tient pas sur une seule ligne du fichier')
})
