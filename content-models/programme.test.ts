import { describe, expect, test } from 'vitest'
import { toCinema, wireCinema, wireCinemas } from './cinema.ts'
import { toCinemaDetail, wireCinemaDetail } from './cinema-detail.ts'
import { parseWire } from './parse.ts'
import { toPricing, wirePricing } from './pricing.ts'
import { toSchedule, toShowCinemas, wireSchedule, wireShowCinemas } from './schedule.ts'
import { toShow, toShows, wireShow, wireShows } from './show.ts'
import { toShowDetail, wireShowDetail } from './show-detail.ts'
import { toShowtimes, toShowtimesByDay, wireShowtimes, wireShowtimesByDay } from './showtime.ts'

const show = (more: object) => toShow(wireShow.parse({ slug: 'a', title: 'A', ...more }))
const cinema = (more: object) => toCinema(wireCinema.parse({ slug: 'rex', name: 'Rex', ...more }))

const detail = (more: object) => toShowDetail(wireShowDetail.parse({ slug: 'a', title: 'A', ...more }))

describe('show', () => {
  test('absent fields are null or empty', () => {
    expect(show({})).toMatchObject({
      poster: null,
      contentRating: null,
      duration: null,
      genres: [],
      tags: [],
      flag: null,
      releases: [],
      bookable: true,
    })
  })

  test('unknown and invalid values are null', () => {
    expect(
      show({ duration: 1, originalReleaseAt: '1900-01-01', contentRating: [], flag: 'New', flagColor: '9' }),
    ).toMatchObject({
      duration: null,
      originalReleaseDate: null,
      contentRating: null,
      flag: { label: 'New', color: null },
    })
  })

  test('reads numbers given as text, and release dates per zone or as a list', () => {
    expect(show({ duration: '119', homeOrder: '7', releaseAt: { NL_NL: '2026-09-10' } })).toMatchObject({
      duration: 119,
      orders: { home: 7 },
      releases: [{ zone: 'NL_NL', date: '2026-09-10' }],
    })
    expect(show({ releaseAt: ['2026-09-10'] })).toMatchObject({
      releases: [{ zone: null, date: '2026-09-10' }],
      releaseDate: '2026-09-10',
    })
    expect(show({ releaseAt: ['1900-01-01'] }).releaseDate).toBeNull()
  })

  test('splits people joined by commas, without duplicates', () => {
    expect(
      show({ directors: ['Ada Lovelace, Grace Hopper', ' Ada Lovelace '], hubbleCasting: 'A, ,B' }),
    ).toMatchObject({
      directors: ['Ada Lovelace', 'Grace Hopper'],
      cast: ['A', 'B'],
    })
  })

  test('derives a missing genre slug: no accents, lower case, hyphens for spaces', () => {
    expect(show({ genres: ['Comédie dramatique', 'Thriller'], genresSlug: [] }).genres).toEqual([
      { label: 'Comédie dramatique', slug: 'comedie-dramatique' },
      { label: 'Thriller', slug: 'thriller' },
    ])
  })

  test('maps flag colours by number', () => {
    const colour = (flagColor: unknown) => show({ flag: 'New', flagColor }).flag?.color
    expect(['1', 2, '3', '4', 5, '6', null].map(colour)).toEqual([
      'green',
      'yellow',
      'grey',
      'red',
      'blue',
      null,
      null,
    ])
  })

  test('falls back to another picture size, and rejects other schemes', () => {
    expect(
      show({
        posterPath: { lg: 'https://img.example/l.jpg', md: 'javascript:x' },
        backgroundDominantColor: '#AABBCC',
      }).poster,
    ).toEqual({
      lg: 'https://img.example/l.jpg',
      md: 'https://img.example/l.jpg',
      tone: '#aabbcc',
    })
    expect(show({ posterPath: '//evil.example/x.jpg' }).poster).toBeNull()
    expect(show({ posterPath: '/media/poster/a.jpg' }).poster).toMatchObject({ md: '/media/poster/a.jpg' })
  })

  test('converts titles to plain text, lower-cases tags, and marks team previews as premieres', () => {
    expect(show({ title: 'Tom &amp; <b>Jerry</b>', tags: ['AVP-Equipe'] })).toMatchObject({
      title: 'Tom & Jerry',
      tags: ['avp-equipe'],
      premiere: true,
    })
  })

  test('skips an invalid show and retains the list', () => {
    const parsed = parseWire(wireShows, toShows, {
      shows: [{ slug: 'a', title: 'A' }, { slug: 'b', title: 42 }, null],
      labels: [],
    })
    expect(parsed).toMatchObject({
      ok: true,
      model: [{ slug: 'a' }],
      skipped: [{ path: 'shows[1]' }, { path: 'shows[2]' }],
    })
  })

  test('rejects a response of another shape, and a long list without a valid item', () => {
    expect(parseWire(wireShows, toShows, { shows: 'x' })).toMatchObject({ ok: false })
    expect(parseWire(wireCinemas, (wire) => wire, [1, 2, 3])).toMatchObject({ ok: false })
    expect(parseWire(wireCinemas, (wire) => wire, [])).toMatchObject({ ok: true, model: [] })
  })
})

describe('show detail', () => {
  test('sanitises the synopsis', () => {
    const { synopsis } = detail({
      synopsis:
        '<h1>x</h1><p onclick="y">Hi <a href="https://a.example" target="_blank">a</a><a href="http://b.example">b</a><script>1</script>',
    })
    expect(synopsis).toBe(
      '<h2>x</h2><p>Hi <a href="https://a.example" target="_blank" rel="noopener">a</a>b</p>',
    )
  })

  test('reads four trailer providers, the main trailer first, and drops others', () => {
    const trailers = [
      { externalId: 'https://vimeo.example/1', videoType: 'vimeo' },
      { externalId: 'https://www.dailymotion.com/video/x8abc', videoType: 'dailymotion' },
      { externalId: 'https://www.youtube.com/watch?v=abc-_1', videoType: 'youtube', isMain: true },
      { externalId: '/media/clips/a.mp4', videoType: 'own' },
      { externalId: 19551234, videoType: 'filmdb' },
    ]
    expect(detail({ trailers }).trailers.map(({ provider, id }) => `${provider} ${id}`)).toEqual([
      'youtube abc-_1',
      'dailymotion x8abc',
      'own /media/clips/a.mp4',
      'filmDatabase 19551234',
    ])
  })

  test('reports an invalid trailer with its path', () => {
    const parsed = parseWire(wireShowDetail, toShowDetail, {
      slug: 'a',
      title: 'A',
      trailers: [5],
      feelings: { countEmotionLove: '7' },
    })
    expect(parsed).toMatchObject({
      ok: true,
      model: { trailers: [], feelings: { loved: 7, liked: 0 } },
      skipped: [{ path: 'trailers[0]' }],
    })
  })
})

describe('showtimes', () => {
  const time = {
    time: '2026-09-11 11:00:00',
    endTime: '2026-09-11 13:05:00',
    version: 'VOST',
    tags: ['IMAX', '3D'],
    status: 'on_hold',
    auditoriumCapacity: '212',
  }

  test('reads the wall clock, an unknown status and seats given as text', () => {
    expect(
      toShowtimes(wireShowtimes.parse([{ ...time, reservabilityEnd: '2026-09-11T11:00:00+02:00' }])),
    ).toMatchObject([
      {
        start: '2026-09-11T11:00',
        end: '2026-09-11T13:05',
        version: 'vost',
        tags: ['imax', '3d'],
        serverStatus: 'other',
        seatCount: 212,
        reservabilityEnd: '2026-09-11T09:00:00.000Z',
      },
    ])
  })

  test('sorts times, and drops duplicates and impossible times', () => {
    const raw = [
      time,
      { ...time, time: '2026-09-11 09:30:00' },
      time,
      { ...time, time: '2026-09-11T09:00:00Z' },
      { ...time, time: '2026-02-30 11:00:00' },
    ]
    const parsed = parseWire(wireShowtimes, toShowtimes, raw)
    expect(parsed).toMatchObject({
      ok: true,
      model: [{ start: '2026-09-11T09:30' }, { start: '2026-09-11T11:00' }],
      skipped: [{ path: '[3]' }, { path: '[4]' }],
    })
  })

  test('reads special details under the newer and the older name', () => {
    const details = {
      titleShowtimeDetails: 'Talk',
      descriptionShowtimeDetails: '<p>After</p>',
      source: 'tag',
    }
    const wire = wireShowtimes.parse([
      { ...time, specialShowtimeDetails: details },
      { ...time, version: 'vf', special: details },
    ])
    for (const { special } of toShowtimes(wire))
      expect(special).toEqual({ title: 'Talk', description: '<p>After</p>', source: 'tag' })
  })

  test('reads an empty list as an empty map, and drops invalid and empty days', () => {
    expect(parseWire(wireShowtimesByDay, toShowtimesByDay, [])).toMatchObject({ ok: true, model: [] })
    expect(
      parseWire(wireShowtimesByDay, toShowtimesByDay, {
        '2026-09-12': [],
        '2026-09-11': [time],
        other: [time],
      }),
    ).toMatchObject({
      model: [{ date: '2026-09-11', showtimes: [{ start: '2026-09-11T11:00' }] }],
    })
  })
})

describe('schedule', () => {
  test('sorts days, reads empty lists as empty maps, and accepts one upsell outside a list', () => {
    const parsed = parseWire(wireSchedule, toSchedule, {
      days: {
        '2026-09-12': { upsell: null },
        '2026-09-11': {
          upsell: { showSlug: 'a', tag: 'IMAX', flagLabel: 'See it big' },
          highlightedShowtime: [],
        },
      },
      shows: {
        a: { days: { '2026-09-11': { tags: ['AVP'], versions: ['VF'] } }, isBookable: false },
        b: { days: [] },
        c: 3,
      },
    })
    expect(parsed).toMatchObject({
      ok: true,
      model: {
        days: [
          {
            date: '2026-09-11',
            upsells: [{ show: 'a', tag: 'imax', label: 'See it big', entertainment: null }],
          },
          { date: '2026-09-12', upsells: [] },
        ],
        shows: [
          { slug: 'a', premiere: true, bookable: false, days: [{ versions: ['vf'], bookable: true }] },
          { slug: 'b', days: [], bookable: true },
        ],
      },
      skipped: [{ path: 'shows.c' }],
    })
  })

  test('an unknown show has no cinemas', () => {
    for (const raw of [[], {}])
      expect(parseWire(wireShowCinemas, toShowCinemas, raw)).toMatchObject({ ok: true, model: [] })
  })
})

describe('cinema', () => {
  test('reads x as the latitude, and 0/0 as no position', () => {
    const at = (gpsPosition: unknown) => cinema({ theaters: [{ gpsPosition }] }).gpsPosition
    expect(at({ x: '48.87', y: 2.34 })).toEqual({ latitude: 48.87, longitude: 2.34 })
    expect(at({ x: 0, y: 0 })).toBeNull()
    expect(at([])).toBeNull()
    expect(cinema({}).gpsPosition).toBeNull()
  })

  test('the ticketing reference is text with leading zeros', () => {
    expect(cinema({ vistaRef: '0012' }).vistaRef).toBe('0012')
    expect(cinema({ refCCS: 12 }).vistaRef).toBe('0012')
    expect(cinema({}).vistaRef).toBeNull()
  })

  test('the week starts the day after `startWeek`', () => {
    const offset = (startWeek: number | null) =>
      toCinemaDetail(wireCinemaDetail.parse({ slug: 'rex', name: 'Rex', startWeek })).weekOffset
    expect([offset(6), offset(null)]).toEqual([0, null])
  })

  test('lists complements below their parents, and numbers equal terms once', () => {
    const pricing = toPricing(
      wirePricing.parse({
        prices: [
          { label: 'Full', amount: '13,50', terms: 'From 14.' },
          { label: 'Child', amount: 7 },
        ],
        additionalPrices: [
          { id: 1, label: '3D', amount: 2 },
          { id: 2, label: 'IMAX', terms: 'From 14.' },
          { id: 3, parent: 1, label: 'Glasses', amount: 1 },
        ],
      }),
    )
    expect(pricing.prices).toEqual([
      { label: 'Full', amount: 13.5, termsIndex: 0 },
      { label: 'Child', amount: 7, termsIndex: null },
    ])
    expect(pricing.complements.map(({ key, label, level }) => `${key} ${label} ${level}`)).toEqual([
      '1 3D 0',
      '3 Glasses 1',
      '2 IMAX 0',
    ])
    expect(pricing.terms).toEqual(['From 14.'])
  })
})
