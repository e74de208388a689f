import { expect, test } from 'vitest'
import { type SiteId, sites } from '#config/sites.ts'
import { clockNights } from '#models/clock-nights.fixture.ts'
import { instantOf } from '#models/site-clock.ts'
import { aCinema, aComposition, aShow, aShowtime } from '../page-kit/composition.fixture.ts'
import { cinemaJsonLd } from '../page-kit/structured-data.ts'
import { visitCalendar } from './calendar-files.ts'

const iso = (time: string | number) => new Date(time).toISOString()

const NEW_YEAR = Date.parse('2026-01-01T12:00:00Z')

function dateIn(site: SiteId, start: string): string {
  const page = aComposition({}, { site, language: sites[site].languages[0], now: NEW_YEAR })
  const showtimes = [aShowtime('', { time: `${start.replace('T', ' ')}:00` })]
  cinemaJsonLd(page, aCinema('one'), [{ show: aShow('kingfisher'), isMovie: true, showtimes }])
  const [, event] = page.context.jsonLd
  return iso(event && 'startDate' in event ? String(event.startDate) : '')
}

function calendarIn(site: SiteId, start: string): string {
  const text = visitCalendar({
    id: 'kingfisher@cinema.example',
    title: 'Kingfisher',
    url: 'https://cinema.example/films/kingfisher',
    now: NEW_YEAR,
    start,
    end: null,
    minutes: 100,
    timeZone: sites[site].timeZone,
    place: { name: 'One', address: 'Here', position: null },
    text: '',
  })
  const [, y, m, d, h, min] = /DTSTART;TZID=[^:]+:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(text) ?? []
  const [, hours, minutes] = /TZOFFSETTO:([+-]\d\d)(\d\d)/.exec(text) ?? []
  return iso(`${y}-${m}-${d}T${h}:${min}:00${hours}:${minutes}`)
}

test.each(clockNights)('on %s, %s is %s in the page’s data and in its calendar', (site, wall, instant) => {
  expect([iso(instantOf(sites[site].timeZone, wall)), dateIn(site, wall), calendarIn(site, wall)]).toEqual([
    instant,
    instant,
    instant,
  ])
})
