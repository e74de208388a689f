import { describe, expect, test } from 'vitest'
import { siteIds } from '#config/sites.ts'
import { accessNeeds, needOf } from '#models/rules/access.ts'
import { addDays, weekdayOf } from '#models/site-clock.ts'
import { isExhaustive } from '../tests/scope.ts'
import { hallsOf, placesOf, worksOf } from './casting.ts'
import { type PlannedShowtime, planDay } from './day-plan.ts'
import { lengthOf, type Screening } from './minutes.ts'
import { seasons, type Work } from './programme-files.ts'
import { isEventDay, isFilm, isRunning, releaseDate, weeksToRelease } from './release.ts'
import { seasonsOf } from './seasons.ts'
import { showtimeRows } from './showtime-rows.ts'
import { siteVersions } from './versions.ts'

const from = '2026-11-20'
/** The most cinemas, several languages, and a single cinema. */
const withCinemas = siteIds.filter((site) => placesOf(site).cinemas.length > 0)
const sample = isExhaustive ? withCinemas : (['fr', 'ch', 'sn'] as const)
const threeWeeks = Array.from({ length: 21 }, (_, index) => addDays(from, index))
const fortnight = threeWeeks.slice(0, 14)
const days = isExhaustive ? threeWeeks : threeWeeks.slice(0, 8)

function overlap(plan: readonly PlannedShowtime[]): PlannedShowtime | undefined {
  const byHall = Map.groupBy(plan, ({ hall }) => hall)
  for (const showtimes of byHall.values()) {
    const ordered = showtimes.toSorted((a, b) => a.start - b.start)
    const clash = ordered.find((planned, index) => planned.start < (ordered[index - 1]?.end ?? 0))
    if (clash) return clash
  }
  return undefined
}

const named = (slug: string): Work => {
  const work = worksOf('fr').find((each) => each.slug === slug)
  if (!work) throw new Error(slug)
  return work
}
const ordinary = { preview: null, occasion: null, pause: false } as const

const lengths: readonly (readonly [string, string, Partial<Screening>, number])[] = [
  ['a film, with advertisements', 'the-ninth-orbit', {}, 15],
  ['a film with an interval', 'the-ninth-orbit', { pause: true }, 15 + 15],
  ['a film with its team, on the dot and with a talk', 'the-ninth-orbit', { preview: 'team' }, 40],
  ['a children’s screening', 'first-screening', { occasion: 'kids' }, 5],
  ['a live opera with two intervals', 'tosca', { occasion: 'live' }, 2 * 20],
  ['a recorded opera with one interval', 'carmen', {}, 20],
  ['a recorded ballet with one interval', 'giselle', {}, 15 + 20],
  ['a live match', 'cup-final', { occasion: 'live' }, 0],
]

test.each(lengths)('%s lasts as long as texts say', (_, slug, more, minutes) => {
  const work = named(slug)
  expect(lengthOf({ ...ordinary, ...more, work }) - work.duration).toBe(minutes)
})

test('the white night has one showtime a cinema and night, late in the evening, until six', () => {
  const night = seasons.find(({ slug }) => slug === 'white-night')
  const shows = worksOf('fr').filter((work) => night && seasonsOf('fr', work).includes(night))
  const [cinema] = placesOf('fr').cinemas
  const plans = threeWeeks.flatMap((date) => (cinema ? [planDay('fr', cinema, date, 'test')] : []))
  const nights = plans
    .map((plan) => plan.filter(({ work }) => shows.includes(work)))
    .filter((plan) => plan.length > 0)
  expect(nights.map((plan) => plan.map(({ start, end }) => [start, end]))).toEqual(
    nights.map(() => [[22 * 60 + 30, 30 * 60]]),
  )
  expect(nights.length).toBeGreaterThan(0)
})

function isDue(work: Work, preview: PlannedShowtime['preview'], date: string): boolean {
  if (preview !== null) return weeksToRelease(work, date) === 1
  return isFilm(work) ? isRunning(work, date) : isEventDay(work, date)
}

describe.each(sample)('the demo programme of %s', (site) => {
  const some = placesOf(site).cinemas.filter((_, index) => index % 7 === 0)
  const plans = some.flatMap((cinema) =>
    days.map((date) => ({ cinema, date, plan: planDay(site, cinema, date, 'test') })),
  )

  test('no auditorium plays two films at once, and each plays all day', () => {
    for (const { cinema, plan } of plans) {
      expect(overlap(plan)).toBeUndefined()
      expect(plan.length / cinema.halls).toBeGreaterThan(3)
      const odd = plan.filter(
        (planned) =>
          planned.start < 600 ||
          planned.start > 22 * 60 + 40 ||
          planned.end !== planned.start + lengthOf(planned),
      )
      expect(odd).toEqual([])
    }
  })

  test('screens children’s films by day, and only released, previewed or due films', () => {
    for (const { date, plan } of plans) {
      expect(
        plan.filter(({ work, preview }) => !isDue(work, preview, date)).map(({ work }) => work.id),
      ).toEqual([])
      expect(
        plan
          .filter(({ work, start }) => work.kids && isFilm(work) && start >= 18 * 60)
          .map(({ work }) => work.id),
      ).toEqual([])
    }
  })

  test('uses the versions of the site and the formats of the cinema', () => {
    const versions = new Set(siteVersions(site).map(({ slug }) => slug))
    for (const cinema of some) {
      const rows = days.flatMap((date) => showtimeRows(site, cinema, date, 'test'))
      expect(rows.filter(({ version }) => !versions.has(version))).toEqual([])
      const formats = new Set(
        rows
          .flatMap(({ tags }) => JSON.parse(tags) as string[])
          .filter((tag) => ['imax', '4dx', 'screenx', 'dolby'].includes(tag)),
      )
      for (const format of formats) expect(cinema.formats).toContain(format)
    }
  })
})

test('hall capacities add up to the seats of a cinema, and small sites have fewer films', () => {
  for (const site of siteIds) {
    for (const cinema of placesOf(site).cinemas) {
      const halls = hallsOf(cinema)
      expect([cinema.slug, halls.length, halls.reduce((sum, { capacity }) => sum + capacity, 0)]).toEqual([
        cinema.slug,
        cinema.halls,
        cinema.seats,
      ])
    }
  }
  expect(worksOf('fr').length).toBeGreaterThan(110)
  expect(worksOf('ma').length).toBe(45)
  expect(worksOf('sn').length).toBe(30)
})

test.each(sample)('%s has audio-described, captioned and relaxed showtimes in every fortnight', (site) => {
  const { cinemas } = placesOf(site)
  const rows = cinemas
    .slice(0, 8)
    .flatMap((cinema) => fortnight.flatMap((date) => showtimeRows(site, cinema, date, 'marquee')))
  const needs = new Set(rows.flatMap(({ tags }) => (JSON.parse(tags) as string[]).map(needOf)))
  expect(accessNeeds.filter((need) => !needs.has(need))).toEqual([])
})

test('some showtimes on sale have few seats left, more of them in the evening', { tags: ['rest'] }, () => {
  const rows = placesOf('fr').cinemas.flatMap((cinema) =>
    days.slice(0, 7).flatMap((date) => showtimeRows('fr', cinema, date, 'marquee')),
  )
  const scarce = rows.filter(({ availability }) => availability === 'few')
  expect(scarce.length / rows.length).toBeGreaterThan(0.02)
  expect(scarce.length / rows.length).toBeLessThan(0.1)
  expect(scarce.every(({ status }) => status === 'available')).toBe(true)
  const share = (evening: boolean) => {
    const at = rows.filter(({ time }) => time.slice(11) >= '18:00:00' === evening)
    return at.filter(({ availability }) => availability === 'few').length / at.length
  }
  expect(share(true)).toBeGreaterThan(2 * share(false))
})

test('the busiest film of a site’s first cinema is sold out on Saturdays', () => {
  const saturday = days.find((date) => weekdayOf(date) === 6) ?? ''
  const [cinema] = placesOf('be').cinemas
  const rows = cinema ? showtimeRows('be', cinema, saturday, 'marquee') : []
  const byShow = Map.groupBy(rows, ({ show }) => show)
  expect(
    [...byShow.values()].some((all) => all.length > 2 && all.every(({ status }) => status === 'soldout')),
  ).toBe(true)
})

test('a film keeps its release date until its run ends, and then has a new one', () => {
  const films = worksOf('fr').filter((each) => isFilm(each) && each.releaseWeek !== null)
  const staying = films.filter((film) => (weeksToRelease(film, from) ?? -9) > -5)
  expect(staying.length).toBeGreaterThan(30)
  for (const film of staying) expect(releaseDate(film, addDays(from, 20))).toBe(releaseDate(film, from))
  for (const film of films)
    expect(releaseDate(film, addDays(from, 18 * 7))).toBe(addDays(releaseDate(film, from) ?? '', 18 * 7))
})
