import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { WireShowtime } from '#models/showtime.ts'
import type { Source } from '../api/source.ts'
import {
  aCinema,
  aComposition,
  aSchedule,
  aShow,
  aShowtime,
  aTag,
  NOON,
} from '../page-kit/composition.fixture.ts'
import { feedOf } from './calendar-feed.server.ts'

const nothing: Source = { read: () => Promise.reject(new Error('not in this test')) }

interface Options {
  readonly site?: SiteId
  readonly language?: Language
  readonly now?: number
  /** Shows with their showtimes, as `day time` and fields. */
  readonly showtimes: Readonly<Record<string, readonly Partial<WireShowtime>[]>>
}

const shows = [
  aShow('kingfisher', { title: 'Kingfisher', isMovie: true, duration: 118 }),
  aShow('giselle', { title: 'Giselle', isMovie: false, isEventSpecial: true, duration: 150 }),
]

const at = (time: string, more: Partial<WireShowtime> = {}) => ({ ...more, time: `${time}:00` })

async function entriesOf({ site = 'fr', language = 'fr', now = NOON, showtimes }: Options) {
  const listed = (slug: string) => (showtimes[slug] ?? []).map((more) => aShowtime('00:00', more))
  const daysOf = (slug: string) => {
    const days = Object.entries(Object.groupBy(listed(slug), ({ start }) => start.slice(0, 10)))
    return Object.fromEntries(
      days.map(([date, those = []]) => [date, { tags: those.flatMap(({ tags }) => tags), bookable: true }]),
    )
  }
  const { api, edition } = aComposition(
    {
      cinema: async () => aCinema('rex', { name: 'Le Rex' }),
      cinemaShows: async () =>
        aSchedule({
          shows: Object.fromEntries(Object.keys(showtimes).map((slug) => [slug, { days: daysOf(slug) }])),
        }),
      shows: async () => shows,
      tags: async () => [aTag('avp', { title: 'Avant-première' })],
      showtimes: async ({ show, date }) => listed(show).filter(({ start }) => start.startsWith(date)),
    },
    { site, language, now },
  )
  const place = { site: edition.site, flags: edition.flags, origin: edition.origin, now, source: nothing }
  const text = await feedOf({ api, edition, place }, 'rex')
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  return { text, calendar, events }
}

describe('the calendar of a cinema', () => {
  test('has previews and events, but no other showtimes of films', async () => {
    const { calendar, events } = await entriesOf({
      showtimes: {
        kingfisher: [
          at('2026-11-24 20:30', { tags: ['avp'] }),
          at('2026-11-24 14:00'),
          at('2026-11-25 20:30'),
        ],
        giselle: [at('2026-11-23 19:00', { version: null })],
      },
    })
    expect(
      events.map(({ summary, startDate }) => `${startDate.toJSDate().toISOString()} ${summary}`),
    ).toEqual(['2026-11-23T18:00:00.000Z Giselle', '2026-11-24T19:30:00.000Z Kingfisher (Avant-première)'])
    expect(events.map(({ endDate }) => endDate.toJSDate().toISOString())).toEqual([
      '2026-11-23T20:30:00.000Z',
      '2026-11-24T21:28:00.000Z',
    ])
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Avant-premières et événements\u202f: Le Rex')
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H')
  })

  test('keeps the id of a showtime whose end changes, and drops what was cancelled or is over', async () => {
    const before = await entriesOf({
      showtimes: { giselle: [at('2026-11-21 19:00'), at('2026-11-23 19:00')] },
    })
    const after = await entriesOf({
      now: Date.parse('2026-11-22T12:00:00Z'),
      showtimes: {
        giselle: [at('2026-11-21 19:00'), at('2026-11-23 19:00', { endTime: '2026-11-23 22:10:00' })],
      },
    })
    expect(before.events).toHaveLength(2)
    expect(after.events.map(({ uid }) => uid)).toEqual([before.events[1]?.uid])
    expect(after.events[0]?.endDate.toJSDate().toISOString()).toBe('2026-11-23T21:10:00.000Z')
    expect((await entriesOf({ showtimes: {} })).events).toEqual([])
  })

  test('is the same text all day, so that a client need not load it again', async () => {
    const showtimes = { giselle: [at('2026-11-23 19:00')] }
    const [first, later] = await Promise.all([
      entriesOf({ showtimes }),
      entriesOf({ showtimes, now: NOON + 6 * 3_600_000 }),
    ])
    expect(later.text).toBe(first.text)
    expect(first.events[0]?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe(
      '2026-11-20T00:00:00Z',
    )
  })

  test('has the offset of the day on both sides of a change of the clocks', async () => {
    const { events } = await entriesOf({
      site: 'ch',
      language: 'de',
      showtimes: { giselle: [at('2027-03-27 19:00'), at('2027-03-28 19:00')] },
    })
    expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
      '2027-03-27T18:00:00.000Z',
      '2027-03-28T17:00:00.000Z',
    ])
    expect(events[0]?.component.getFirstPropertyValue('url')).toContain('/de/')
  })
})
