import { expect, test } from 'vitest'
import { frenchMarkup } from '../test-rendering.tsx'
import { Board, BoardLine, type BoardRow } from './board.tsx'
import type { TimeData } from './times.tsx'

const time = (hour: string, more: Partial<TimeData> = {}): TimeData => ({
  id: hour,
  status: 'available',
  time: hour,
  start: `2026-11-20T${hour}`,
  end: null,
  href: 'https://book.example/1',
  ...more,
})
const closed = { status: 'locked', past: true } as const
const row = (version: string, ...times: TimeData[]): BoardRow => ({
  id: version,
  version,
  versionNote: null,
  accessibility: [],
  marks: [],
  times,
})
const markup = (...rows: BoardRow[]) => frenchMarkup(<Board rows={rows} />)

test('folds closed times behind the bookable ones, in one list by hour', () => {
  const html = markup(row('VF', time('14:00', closed), time('20:00')), row('VOST', time('11:00', closed)))
  const [shown = '', folded = ''] = html.split('<details')
  expect([...shown.matchAll(/>(\d\d:\d\d)</g)].map(([, hour]) => hour)).toEqual(['20:00'])
  expect(folded).toContain('2 passées')
  expect([...folded.matchAll(/>(\d\d:\d\d)</g)].map(([, hour]) => hour)).toEqual(['11:00', '14:00'])
  expect(folded).toContain('VOST')
  expect(html).not.toMatch(/<details[^>]* open/)
})

test('opens the fold if all times are closed', () => {
  expect(markup(row('VF', time('14:00', closed)))).toMatch(/<details[^>]* open/)
})

test('a locked time that is not over says that its sale comes', () => {
  const html = markup(row('VF', time('14:00', { status: 'locked', soon: true })))
  expect(html).not.toContain('<details')
  expect(html).toContain('Bientôt')
})

test('does not fold a time that closes while the page is open', () => {
  expect(markup(row('VF', time('14:00', { status: 'locked', past: false })))).not.toContain('<details')
})

test('a time shows how it differs from its row', () => {
  const own = {
    version: 'VOST',
    marks: [{ tag: 'imax', label: 'MAX' }],
    accessibility: [{ tag: 'ad', label: 'Audiodescription', icon: 'ear' as const }],
  }
  const words = markup(row('', time('14:00', { own }), time('16:00')))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
  expect(words).toMatch(/14:00 VOST MAX Audiodescription 16:00/)
})

test('the accessible name of a time has film and version, each once', () => {
  const own = { version: 'VOST', marks: [], accessibility: [] }
  const about = { title: 'Le Héron', end: '16:02' }
  const html = markup(
    row('VF', time('14:00', { ...about, version: 'VF' }), time('15:00', { ...about, version: 'VOST', own })),
  )
  const names = [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, name = '']) =>
    name
      .replace(/<[^>]+>/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  expect(names).toEqual(['14:00 fin 16:02, Le Héron, VF', '15:00 VOST fin 16:02, Le Héron'])
})

test('in one line, the times of all rows are by hour, each with its texts', () => {
  const rows = [row('VF', time('14:00'), time('20:00')), row('VOST', time('16:00'))]
  const words = frenchMarkup(<BoardLine rows={rows} />).replace(/<[^>]+>/g, ' ')
  expect(words.match(/[\w:]+/g)).toEqual(['14:00', 'VF', '16:00', 'VOST', '20:00', 'VF'])
})

test('shows the price, also of a row without labels', () => {
  const price = 'dès 12,50 €'
  expect(markup({ ...row('VF', time('14:00')), price })).toContain(price)
  expect(markup({ ...row('', time('14:00')), price })).toContain(price)
})

test('names the auditorium once, beside what all times share', () =>
  expect(markup({ ...row('VF', time('14:00'), time('16:00')), hall: '5' }).split('salle 5')).toHaveLength(2))

test('names wheelchair places only where a showtime has none', () => {
  const seated = { tag: 'pmr', label: 'Places en fauteuil roulant', icon: 'accessibility' as const }
  const lacking = { tag: 'no-wheelchair', label: 'Sans place', icon: 'accessibility' as const, missing: true }
  const own = { version: 'VF', marks: [lacking], accessibility: [] }
  const words = markup({ ...row('VF', time('14:00', { own }), time('16:00')), marks: [seated] })
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
  expect(words).toMatch(/VF 14:00 Sans place 16:00/)
  expect(words).not.toContain(seated.label)
})
