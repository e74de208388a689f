import { formatsOf } from '@marquee/i18n/format.ts'
import { describe, expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import type { WireShowDetail } from '#models/show-detail.ts'
import { aSchedule, aShow } from '../page-kit/composition.fixture.ts'
import { parseFilters } from '../page-kit/filters.ts'
import { createProgramme } from '../page-kit/site-programme.ts'
import { listed, mostAwaited, orderTab, passes, tabRules } from './show-list.ts'

const day = (tags: readonly string[], versions: readonly string[]) => ({ tags, versions })
const lyon = aSchedule({
  shows: {
    heron: { days: { '2026-11-20': day(['imax'], ['vf']), '2026-11-21': day([], ['vost']) } },
    early: { days: { '2026-11-24': day(['AVP-EQUIPE'], ['vf']) } },
    sold: { bookable: false, days: { '2026-11-20': day([], ['vf']) } },
    opera: { days: { '2026-11-22': day([], ['vost']) } },
  },
})
const nice = aSchedule({ shows: { heron: { days: { '2026-11-20': day([], ['vost']) } } } })
const programme = createProgramme(
  new Map([
    ['lyon', lyon],
    ['nice', nice],
  ]),
  true,
)
const runs = programme.runs('2026-11-20')

const shows = {
  heron: aShow('heron', { genericOrder: 2, isKids: true, genres: ['Drama'], genresSlug: ['drama'] }),
  early: aShow('early', { isComingSoon: true, releaseAt: '2026-12-02' }),
  later: aShow('later', {
    isComingSoon: true,
    bookable: false,
    releaseAt: '2027-01-06',
    genres: ['Drama'],
    genresSlug: ['drama'],
  }),
  opera: aShow('opera', { isMovie: false, type: 'opera', specialEvent: true }),
  nowhere: aShow('nowhere', { genericOrder: 1 }),
}
const items = Object.values(shows).map((show) => listed(show, runs, 'FR'))
const tab = (name: keyof typeof tabRules, known = true) =>
  items.filter((item) => tabRules[name].holds(item, known)).map(({ show }) => show.slug)

describe('tabs of the film list', () => {
  test.each([
    ['book', ['heron', 'opera']],
    ['presales', ['early']],
    ['kids', ['heron']],
    ['special', ['opera']],
    ['upcoming', ['early', 'later']],
  ] as const)('%s', (name, slugs) => expect(tab(name)).toEqual(slugs))

  test('a show without showtimes is in the list if the programme is incomplete', () =>
    expect(tab('book', false)).toContain('nowhere'))
})

describe('filters of the list', () => {
  const pass = (
    slug: keyof typeof shows,
    text: string,
    where: ReturnType<typeof programme.runs> | null = runs,
    name: keyof typeof tabRules = 'book',
  ) => passes(listed(shows[slug], runs, 'FR'), name, parseFilters(text), where)

  test.each([
    ['a day it plays', 'date-2026-11-21', true],
    ['a day it does not', 'date-2026-11-23', false],
    ['a version of any day', 'versions-vost', true],
    ['a version of that day', 'date-2026-11-21,versions-vf', false],
    ['a format of any cinema', 'tags-imax', true],
    ['a genre', 'genres-drama', true],
    ['another genre', 'genres-comedy', false],
  ])('%s', (_, text, expected) => expect(pass('heron', text)).toBe(expected))

  test('a place is matched with its own cinemas', () => {
    const inNice = programme.runs('2026-11-20', ['nice'])
    expect(pass('heron', 'localisation-nice,versions-vf', inNice)).toBe(false)
    expect(pass('heron', 'localisation-nice,versions-vost', inNice)).toBe(true)
  })

  test('days and versions are ignored if the programme is unknown', () =>
    expect(pass('heron', 'versions-de,genres-drama', null)).toBe(true))

  test('an announced show matches no day, but its genre', () => {
    expect(pass('later', 'genres-drama', runs, 'upcoming')).toBe(true)
    expect(pass('later', 'genres-comedy', runs, 'upcoming')).toBe(false)
    expect(pass('later', 'date-2026-11-20', runs, 'upcoming')).toBe(false)
  })
})

describe('announced films', () => {
  const soon = (slug: string, more: Partial<WireShowDetail>, region = 'FR') =>
    listed(aShow(slug, { isComingSoon: true, ...more }), runs, region)
  const sorted = (...films: readonly ReturnType<typeof soon>[]) =>
    orderTab(films, 'upcoming', {
      selected: new Set(['later']),
      upsell: new Set(),
      collator: formatsOf('fr', sites.fr).collator,
      sorted: false,
    }).map(({ show }) => show.slug)

  test('are sorted by release date, not by weight', () =>
    expect(
      sorted(soon('later', { releaseAt: '2027-01-06' }), soon('early', { releaseAt: '2026-12-02' })),
    ).toEqual(['early', 'later']))

  test('are sorted by the release in the region of the site', () => {
    const late = soon('late', { releaseAt: { FR_FR: '2026-12-02', FR_CH: '2027-02-03' } }, 'CH')
    const early = soon('early', { releaseAt: { FR_FR: '2027-01-06', FR_CH: '2026-12-09' } }, 'CH')
    expect(sorted(late, early)).toEqual(['early', 'late'])
    expect(late.show.releaseDate).toBe('2027-02-03')
  })

  test('are sorted by editors’ ranks before the dates', () => {
    const films = [
      soon('first', { releaseAt: '2026-11-25' }),
      soon('ranked', { releaseAt: '2027-05-05', upcomingOrder: 2 }),
      soon('top', { releaseAt: '2027-06-06', upcomingOrder: 1 }),
    ]
    expect(sorted(...films)).toEqual(['top', 'ranked', 'first'])
  })
})

test('the most awaited are the three unreleased films with the highest rank', () => {
  const film = (slug: string, mostAwaitedOrder: number | null, isComingSoon = true) =>
    listed(aShow(slug, { isComingSoon, mostAwaitedOrder }), runs, 'FR')
  const films = [
    film('fourth', 9),
    film('second', 2),
    film('out', 1, false),
    film('unranked', null),
    film('none', 0),
    film('first', 1),
    film('third', 3),
  ]
  expect([...mostAwaited(films)]).toEqual(['first', 'second', 'third'])
})

describe('access needs on the list', () => {
  const on = (...tags: string[]) => ({ days: { '2026-11-20': { tags, versions: ['vf'] } } })
  const schedules = new Map([
    ['rex', aSchedule({ shows: { heron: on('ad'), ete: on('sme', 'pmr') } })],
    ['lux', aSchedule({ shows: { heron: on('pmr'), early: on('ad', 'pmr') } })],
  ])
  const known = createProgramme(schedules, true).runs('2026-11-20')
  const left = (text: string) =>
    ['heron', 'ete', 'early'].filter((slug) =>
      passes(listed(aShow(slug), known, 'FR'), 'book', parseFilters(text), known),
    )

  test('a single need matches in any cinema', () => {
    expect(left('tags-access-audio-description')).toEqual(['heron', 'early'])
    expect(left('tags-access-wheelchair')).toEqual(['heron', 'ete', 'early'])
  })

  test('several needs match only in one cinema with all of them', () => {
    expect(left('tags-access-audio-description_access-wheelchair')).toEqual(['early'])
    expect(left('tags-access-audio-description_access-captions')).toEqual([])
    expect(left('tags-imax_access-wheelchair')).toEqual([])
  })
})
