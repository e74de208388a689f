import { describe, expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import { i18nOf } from '../document/edition.server.ts'
import { aShowtime, aTag, NOON } from '../page-kit/composition.fixture.ts'
import { createBooks } from '../page-kit/labels.ts'
import { boardRows, showtimeModels } from './board.ts'

const everywhere = { showtime: true, show: true }
const tags = [
  aTag('imax', { title: 'MAX', premium: true, orderShowtime: 1, display: everywhere }),
  aTag('4dx', { orderShowtime: 2, display: everywhere }),
  aTag('audio', { title: 'Audiodescription', display: { accessibility: true } }),
  aTag('default', {}),
]
const versions = [
  { slug: 'vf', label: 'VF', description: null },
  { slug: 'vost', label: 'VOST', description: null },
]
const books = createBooks(i18nOf('fr', sites.fr), tags, versions)

const options = { now: NOON, byVersion: false, plainText: String, bookingHref: String, ...books }
const rows = (showtimes: Parameters<typeof boardRows>[0], byVersion = false) =>
  boardRows(showtimes, { ...options, byVersion })
type Labels = Pick<ReturnType<typeof rows>[number], 'version' | 'marks' | 'accessibility'>
const texts = ({ version, marks, accessibility }: Labels) => [
  version,
  ...[...marks, ...accessibility].map(({ label }) => label),
]
/** The texts of each row, then its times with the texts that differ from the row. */
const shape = (...args: Parameters<typeof rows>) =>
  rows(...args).map((row) => [
    texts(row).join(' '),
    ...row.times.map(({ time, own }) => [time, ...(own ? texts(own) : [])].join(' ').trim()),
  ])

const day = [
  aShowtime('20:00', { version: 'VOST', tags: ['imax'] }),
  aShowtime('16:00', { tags: ['DEFAULT'] }),
  aShowtime('14:00', { tags: ['IMAX'] }),
  aShowtime('18:00', { version: 'vost' }),
  aShowtime('13:30', { tags: ['unheard-of', 'PAUSE'] }),
  aShowtime('21:00', { tags: ['4dx', 'imax'] }),
  aShowtime('17:00', { tags: ['audio'] }),
]

describe('rows of the board', () => {
  test('have one row by hour', () =>
    expect(shape(day)).toEqual([
      [
        '',
        '13:30 VF',
        '14:00 VF MAX',
        '16:00 VF',
        '17:00 VF Audiodescription',
        '18:00 VOST',
        '20:00 VOST MAX',
        '21:00 VF MAX 4DX',
      ],
    ]))

  test('have texts of their own only if these are all texts of every time', () => {
    const [both, one] = [
      aShowtime('14:00', { tags: ['imax', '4dx'] }),
      aShowtime('20:00', { tags: ['imax'] }),
    ]
    expect(shape([one, one])).toEqual([['VF MAX', '20:00', '20:00']])
    expect(shape([one, both])).toEqual([['', '14:00 VF MAX 4DX', '20:00 VF MAX']])
  })

  test('ignore closed times for shared texts', () =>
    expect(
      shape([
        aShowtime('20:00', { tags: ['imax'] }),
        aShowtime('10:00', { version: 'vost', reservabilityEnd: '2026-11-20T11:00:00+01:00' }),
      ]),
    ).toEqual([['VF MAX', '10:00 VOST', '20:00']]))

  test('are separate for each version if the edition requires it', () =>
    expect(shape(day, true)).toEqual([
      ['VF', '13:30', '14:00 VF MAX', '16:00', '17:00 VF Audiodescription', '21:00 VF MAX 4DX'],
      ['VOST', '18:00', '20:00 VOST MAX'],
    ]))

  test('have a note for subtitled versions, also for versions that the source does not list', () => {
    const notes = rows(
      [aShowtime('14:00'), aShowtime('15:00', { version: 'vfst' }), aShowtime('16:00', { version: null })],
      true,
    )
    expect(notes.map(({ version, versionNote }) => [version, versionNote])).toEqual([
      ['VF', null],
      ['', null],
      ['VFST', 'version originale sous-titrée'],
    ])
  })

  test('name the known formats without a list of tags', () => {
    const bare = createBooks(i18nOf('nl', sites.nl), [], [])
    const showtimes = [aShowtime('14:00', { tags: ['IMAX', 'DEFAULT', 'classics', 'pmr'] })]
    const [row] = boardRows(showtimes, { ...options, ...bare })
    expect(row).toMatchObject({
      version: 'Frans gesproken',
      marks: [
        { tag: 'imax', label: 'IMAX' },
        { tag: 'pmr', label: 'Rolstoelplaatsen' },
      ],
      times: [{ notes: [] }],
    })
  })
})

describe('accessibility', () => {
  test('has the labels of the filter, for a tag as for a version', () => {
    const [ad, captioned] = rows(
      [aShowtime('14:00', { tags: ['ad'] }), aShowtime('15:00', { version: 'vf-sme', tags: ['relaxed'] })],
      true,
    )
    expect(ad?.accessibility).toEqual([{ tag: 'ad', label: 'Audiodescription', icon: 'ear' }])
    expect(captioned?.accessibility.map(({ label }) => label).sort()).toEqual([
      'Sous-titres sourds et malentendants',
      'Séance tout en douceur',
    ])
  })

  test('is a mark of the row if all showtimes have wheelchair places, or else a note on a time', () => {
    const marks = (second: readonly string[]) =>
      rows([aShowtime('14:00', { tags: ['pmr'] }), aShowtime('15:00', { tags: [...second] })])[0]
    expect(marks(['pmr'])?.marks.map(({ icon }) => icon)).toEqual(['accessibility'])
    expect(marks(['pmr'])?.times.map(({ notes }) => notes)).toEqual([[], []])
    expect(marks([])?.marks).toEqual([])
    expect(marks([])?.times.map(({ notes }) => notes)).toEqual([['Places en fauteuil roulant'], []])
  })
})

test('where the source has a tag for wheelchair places, a showtime without it is marked', () => {
  const knowing = createBooks(i18nOf('fr', sites.fr), [...tags, aTag('pmr', {})], versions)
  const [row] = boardRows([aShowtime('14:00', { tags: ['pmr'] }), aShowtime('15:00')], {
    ...options,
    ...knowing,
  })
  expect(row?.times.map(({ own }) => own?.marks.map(({ missing }) => missing === true))).toEqual([
    [false],
    [true],
  ])
})

test('the lowest price of all versions stands on the first row', () => {
  const pricing = { prices: [], complements: [], terms: [], globalTerms: null }
  const prices = {
    pricing,
    formats: { price: String },
    t: (key: string, values?: object) => `${key} ${JSON.stringify(values)}`,
  }
  const showtimes = [aShowtime('14:00', { price: 12 }), aShowtime('15:00', { version: 'vost', price: 9 })]
  expect(boardRows(showtimes, { ...options, byVersion: true, prices }).map(({ price }) => price)).toEqual([
    'priceFrom {"price":"9"}',
    null,
  ])
})

describe('one time', () => {
  const time = (more: Parameters<typeof aShowtime>[1]) => rows([aShowtime('14:00', more)])[0]?.times[0]

  test('has the end of a fresh statement of how full it is', () => {
    const asOf = (minutes: number, level = 'few') => ({
      availability: { level, asOf: new Date(NOON - minutes * 60_000).toISOString() },
    })
    for (const level of ['few', 'quiet', 'lively'])
      expect(time(asOf(4, level))?.fullness).toEqual({ level, until: NOON + 6 * 60_000 })
    const plenty = { availability: { level: 'plenty', asOf: new Date(NOON).toISOString() } }
    for (const more of [asOf(11), { availability: { level: 'few' } }, plenty, {}])
      expect(time(more)).not.toHaveProperty('fullness')
  })

  test('can be booked until its reservability ends', () => {
    const open = time({ refCmd: '/booking?x=1', reservabilityEnd: '2026-11-20T14:00:00+01:00' })
    expect(open).toMatchObject({
      status: 'available',
      href: '/booking?x=1',
      locksAt: Date.parse('2026-11-20T14:00:00+01:00'),
    })
    expect(time({ refCmd: '/booking?x=1', reservabilityEnd: '2026-11-20T11:59:00+01:00' })).toMatchObject({
      status: 'locked',
      href: null,
      locksAt: null,
    })
  })

  test.each([
    ['soldout', 'soldout'],
    ['locked', 'locked'],
    ['on_hold', 'locked'],
  ])('with the status %s of the source is %s and has no link', (status, shown) =>
    expect(time({ status, refCmd: '/booking' })).toMatchObject({ status: shown, href: null }),
  )

  test('has its special details', () => {
    const special = {
      titleShowtimeDetails: 'Rencontre',
      descriptionShowtimeDetails: 'Avec la réalisatrice.',
      source: 'showtime',
    }
    expect(time({ specialShowtimeDetails: special })?.special).toEqual({
      title: 'Rencontre',
      text: 'Avec la réalisatrice.',
      own: true,
    })
    expect(time({ specialShowtimeDetails: { ...special, titleShowtimeDetails: null } })?.special).toEqual({
      title: 'Avec la réalisatrice.',
      text: '',
      own: true,
    })
    expect(time({ specialShowtimeDetails: { ...special, source: 'tag' } })?.special).not.toHaveProperty('own')
  })
})

test('a showtime without a row has all texts of the row', () => {
  const showtimes = [
    aShowtime('20:00', {
      version: 'VOST',
      tags: ['imax', 'audio'],
      auditoriumName: '7',
      auditoriumCapacity: 312,
    }),
    aShowtime('16:00'),
  ]
  expect(showtimeModels(showtimes, options)).toMatchObject([
    {
      version: 'VOST',
      versionNote: 'version originale sous-titrée',
      marks: [{ label: 'MAX' }],
      accessibility: [{ label: 'Audiodescription' }],
      time: { time: '20:00', auditorium: '7', seats: 312 },
    },
    { version: 'VF', marks: [], time: { time: '16:00', auditorium: null, seats: null } },
  ])
})
