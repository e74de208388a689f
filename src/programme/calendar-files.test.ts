import { expect, test } from 'vitest'
import type { Source } from '../api/source.ts'
import { aCinema, aComposition, aShow, aShowtime, NOON } from '../page-kit/composition.fixture.ts'
import { visitOf } from './calendar-files.server.ts'
import { saleCalendar, visitCalendar } from './calendar-files.ts'

const reminder = {
  id: 'fr-kingfisher@fr.example',
  at: '2026-12-01T09:00:00.000Z',
  title: 'Kingfisher ; un très, très long titre qui ne tient pas sur une seule ligne du fichier',
  url: 'https://fr.example/films/kingfisher',
  now: Date.parse('2026-11-20T12:00:00Z'),
}

const visit = {
  ...reminder,
  title: 'Kingfisher',
  start: '2026-11-20T23:10',
  end: null,
  minutes: 118,
  timeZone: 'Europe/Paris',
  place: {
    name: 'Lyon Bellecour',
    address: '12 rue de la Barre, 69002 Lyon',
    position: { lat: 45.757, lon: 4.834 },
  },
  text: 'VF, salle 4',
}

const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '')
/** Instant of an event, calculated from the time zone in the file. */
function instantIn(text: string, property: string): string {
  const wall = new RegExp(`${property};TZID=[^:]+:(\\d{8}T\\d{6})`).exec(text)?.[1] ?? ''
  const [, sign = '', hours = '', minutes = ''] = /TZOFFSETTO:([+-])(\d\d)(\d\d)/.exec(text) ?? []
  const [, y, m, d, h, min] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(wall) ?? []
  return new Date(Date.parse(`${y}-${m}-${d}T${h}:${min}:00${sign}${hours}:${minutes}`)).toISOString()
}

test('sets the alarm to the start of sales', () => {
  const text = saleCalendar(reminder)
  expect(text).toContain('DTSTART:20261201T090000Z\r\nDTEND:20261201T093000Z\r\n')
  expect(text).toContain('TRIGGER:PT0S')
})

test('folds lines and escapes text', () => {
  const text = saleCalendar(reminder)
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(unfolded(text)).toContain(
    'SUMMARY:Kingfisher \\; un très\\, très long titre qui ne tient pas sur une seule ligne du fichier',
  )
})

test('a visit has its time and place, in the time zone of the cinema', () => {
  const text = unfolded(visitCalendar(visit))
  expect(text).toContain('DTSTART;TZID=Europe/Paris:20261120T231000')
  expect(text).toContain('LOCATION:Lyon Bellecour\\n12 rue de la Barre\\, 69002 Lyon')
  expect(text).toContain('TRIGGER:-PT2H')
  expect(instantIn(text, 'DTSTART')).toBe('2026-11-20T22:10:00.000Z')
})

test('stamps the file of a visit in UTC', () =>
  expect(visitCalendar(visit)).toContain('\r\nDTSTAMP:20261120T120000Z\r\n'))

test('adds the length of the film if the end is unknown, also past midnight', () => {
  expect(visitCalendar(visit)).toContain('DTEND;TZID=Europe/Paris:20261121T010800')
  expect(visitCalendar({ ...visit, end: '2026-11-21T01:20' })).toContain(
    'DTEND;TZID=Europe/Paris:20261121T012000',
  )
})

test.each([
  ['Europe/Zurich', '2026-07-03T20:30', '2026-07-03T18:30:00.000Z'],
  ['Africa/Dakar', '2026-07-03T20:30', '2026-07-03T20:30:00.000Z'],
  ['Africa/Tunis', '2026-07-03T20:30', '2026-07-03T19:30:00.000Z'],
])('%s: has the offset of the date', (timeZone, start, instant) => {
  expect(instantIn(visitCalendar({ ...visit, timeZone, start }), 'DTSTART')).toBe(instant)
})

test.each([
  ['F7,F8', 'VF, Salle 4, 2 places (F7, F8)'],
  ['1', 'VF, Salle 4, 1 place'],
  ['F7;<b>', 'VF, Salle 4'],
  [Array.from({ length: 11 }, (_, index) => `F${index + 1}`).join(','), 'VF, Salle 4'],
  [null, 'VF, Salle 4'],
])('a visit with the seats %s is described as %s', async (seats, text) => {
  const { api, edition } = aComposition({
    show: async ({ slug }) => aShow(slug),
    cinema: async ({ slug }) => aCinema(slug),
    showtimes: async () => [aShowtime('20:30', { version: 'vf', auditoriumName: '4' })],
    versions: async () => [],
  })
  const source: Source = { read: () => Promise.reject(new Error('not in this test')) }
  const place = { site: edition.site, flags: edition.flags, origin: edition.origin, now: NOON, source }
  const query = { show: 'heron', cinema: 'rex', start: '2026-11-20T20:30', seats }
  const file = unfolded((await visitOf({ api, edition, place }, query)) ?? '')
  expect(file).toContain(`DESCRIPTION:${text.replaceAll(',', '\\,')}\r\n`)
})
