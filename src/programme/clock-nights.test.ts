import { expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import { clockNights } from '#models/clock-nights.fixture.ts'
import { instantOf } from '#models/site-clock.ts'
import { screeningEvent } from '../seo/json-ld.ts'
import { visitCalendar } from './calendar-files.ts'

const iso = (time: string | number) => new Date(time).toISOString()

const dateIn = (site: keyof typeof sites, start: string): string => {
  const event = screeningEvent({
    name: 'Kingfisher',
    work: 'https://cinema.example/films/kingfisher',
    theater: {
      url: 'https://cinema.example/cinemas/one',
      name: 'One',
      image: null,
      street: null,
      postalCode: null,
      city: 'Here',
      country: 'FR',
      position: null,
      screens: null,
      amenities: [],
    },
    start,
    end: null,
    timeZone: sites[site].timeZone,
    image: null,
    formats: [],
    accessibility: [],
    bookingUrl: null,
    stock: 'InStock',
    isMovie: true,
  })
  return iso(String((event as { startDate?: unknown }).startDate))
}

function calendarIn(site: keyof typeof sites, start: string): string {
  const text = visitCalendar({
    id: 'kingfisher@cinema.example',
    title: 'Kingfisher',
    url: 'https://cinema.example/films/kingfisher',
    now: Date.parse('2026-01-01T12:00:00Z'),
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
