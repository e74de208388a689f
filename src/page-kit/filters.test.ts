import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accessNeeds } from '#models/rules/access.ts'
import {
  type FilterableShow,
  type Filters,
  isFiltered,
  narrowShowtimes,
  noFilters,
  parseFilters,
  passesFilters,
  passesShowtime,
  toggleFilter,
  writeFilters,
} from './filters.ts'

const full =
  'date-2026-11-20,tags-imax_4dx,localisation-lyon,versions-vf_vost,genres-drama_comedy,from-1830,until-2230,home-2300,people-3,fullness-quiet,sorted'

describe('filters in the path', () => {
  test('round-trip', () => expect(writeFilters(parseFilters(full))).toBe(full))

  test('are read in any order and written in one order', () =>
    expect(
      writeFilters(
        parseFilters(
          'sorted,people-3,home-2300,until-2230,fullness-quiet,from-1830,genres-drama_comedy,versions-vf_vost,localisation-lyon,tags-imax_4dx,date-2026-11-20',
        ),
      ),
    ).toBe(full))

  test.each([
    ['', ''],
    [undefined, ''],
    ['colour-red,sorted', 'sorted'],
    ['date-2026-13-40', ''],
    ['date-tomorrow', ''],
    ['from-2460,until-22,home-2260', ''],
    ['people-0,people-12,fullness-empty', ''],
    ['date-1900-01-01', ''],
    ['tags-', ''],
    ['tags-IMAX_imax', 'tags-imax'],
    ['tags-imax_<script>', 'tags-imax'],
    ['localisation-saint-denis', 'localisation-saint-denis'],
    ['localisation-..%2fetc', ''],
    ['tags-avp-equipe_kids-club', 'tags-avp-equipe_kids-club'],
    ['tags-access-wheelchair_imax_access-captions', 'tags-imax_access-captions_access-wheelchair'],
    ['%E0%A4%A', ''],
    ['tags-imax%2Csorted', 'tags-imax,sorted'],
    ['-,--,sorted-', ''],
  ])('%s is normalised to %s', (text, expected) => expect(writeFilters(parseFilters(text))).toBe(expected))

  test('are limited in number and length', () => {
    const many = Array.from({ length: 400 }, (_, index) => `g${index}`).join('_')
    expect(parseFilters(`genres-${many}`).genres).toHaveLength(12)
    expect(parseFilters(`${'x-y,'.repeat(500)}sorted`)).toEqual(noFilters)
  })

  test('no selection is not filtered', () => {
    expect(isFiltered(noFilters)).toBe(false)
    expect(isFiltered(parseFilters('sorted'))).toBe(true)
  })
})

describe('toggling a value', () => {
  test('adds it and removes it again', () => {
    const once = toggleFilter(parseFilters('tags-imax'), 'tags', '4dx')
    expect(writeFilters(once)).toBe('tags-imax_4dx')
    expect(writeFilters(toggleFilter(once, 'tags', 'imax'))).toBe('tags-4dx')
  })

  test('replaces the day and the place', () => {
    const lyon = parseFilters('date-2026-11-20,localisation-lyon')
    expect(writeFilters(toggleFilter(lyon, 'localisation', 'nice'))).toBe('date-2026-11-20,localisation-nice')
    expect(writeFilters(toggleFilter(lyon, 'date', '2026-11-20'))).toBe('localisation-lyon')
  })
})

describe('filtered shows', () => {
  const film: FilterableShow = {
    tags: ['imax'],
    versions: ['vost'],
    genres: ['drama'],
    isMovie: true,
    isKids: false,
    bookable: true,
  }
  const passes = (text: string, show: Partial<FilterableShow> = {}) =>
    passesFilters(parseFilters(text), { ...film, ...show })

  test.each([
    ['nothing chosen', '', {}, true],
    ['any chosen tag', 'tags-4dx_imax', {}, true],
    ['no chosen tag', 'tags-4dx', {}, false],
    ['a chosen version', 'versions-vf_vost', {}, true],
    ['a version that is a tag', 'versions-imax', {}, true],
    ['another version', 'versions-vf', {}, false],
    ['tags and genres both', 'tags-imax,genres-comedy', {}, false],
    ['entertainment for an event', 'tags-entertainment', { isMovie: false, tags: [] }, true],
    ['entertainment for a film', 'tags-entertainment', {}, false],
    ['premieres with the team', 'tags-avp', { tags: ['avp-equipe'] }, true],
    ['premieres of nothing', 'tags-avp', {}, false],
    ['families for a children’s film', 'tags-family', { isKids: true }, true],
    ['families for another film', 'tags-family', {}, false],
    ['VIP seats', 'tags-vip', { tags: ['lounge'] }, true],
    ['not bookable', '', { bookable: false }, false],
  ])('%s', (_, text, show, expected) => expect(passes(text, show)).toBe(expected))

  test('a showtime matches one version', () => {
    const showtime = { tags: ['4dx', 'avp-equipe'], version: 'vf' }
    const fits = (text: string) => passesShowtime(parseFilters(text), showtime)
    expect(
      ['', 'versions-vf', 'versions-vost', 'tags-4dx', 'tags-imax', 'tags-avp', 'tags-entertainment'].map(
        fits,
      ),
    ).toEqual([true, true, false, true, false, true, true])
  })
})

describe('needs', () => {
  const tags = fc.subarray(['imax', '4dx', 'ad', 'sme', 'pmr', 'relaxed'])
  const showtime = fc.record({
    start: fc.constant<string>('2026-11-20T20:00'),
    end: fc.constant<string | null>(null),
    tags,
    version: fc.constantFrom<string | null>('vf', 'vost', 'vfst', null),
  })
  const showtimes: fc.Arbitrary<Parameters<typeof narrowShowtimes>[2]> = fc.array(showtime, { maxLength: 6 })
  const film = { isMovie: true, isKids: false, duration: 100 }
  const narrowed = (selection: Partial<typeof noFilters>, list: Parameters<typeof narrowShowtimes>[2]) =>
    narrowShowtimes({ ...noFilters, ...selection }, film, list)

  test('combine with each other and every other filter, while tags are alternatives', () =>
    fc.assert(
      fc.property(
        fc.subarray([...accessNeeds]),
        fc.subarray(['imax', '4dx']),
        showtimes,
        (access, chosen, list) => {
          const both = narrowed({ access, tags: chosen }, list)
          expect(both).toEqual(narrowed({ tags: chosen }, narrowed({ access }, list)))
          expect(narrowed({ access }, list)).toEqual(
            access.reduce((left, need) => [...narrowed({ access: [need] }, left)], list),
          )
          const any =
            chosen.length === 0
              ? list
              : list.filter((each) => chosen.some((tag) => narrowed({ tags: [tag] }, [each]).length > 0))
          expect(narrowed({ tags: chosen }, list)).toEqual(any)
        },
      ),
    ))

  test('round-trip in the path, and are removed one by one', () =>
    fc.assert(
      fc.property(fc.subarray([...accessNeeds]), (access) => {
        const filters: Filters = { ...noFilters, tags: ['imax'], access }
        expect(parseFilters(writeFilters(filters))).toEqual(filters)
        const emptied = access.reduce((left, need) => toggleFilter(left, 'access', need), filters)
        expect(emptied).toEqual({ ...noFilters, tags: ['imax'] })
      }),
    ))
})
