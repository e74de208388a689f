import { describe, expect, test } from 'vitest'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { WireShowDetail } from '#models/show-detail.ts'
import { aComposition, aShow, NOON } from '../page-kit/composition.fixture.ts'
import { factsOf, firstReleaseOf, ratingOf, saleOf, showtimesFrom, vodOf } from './show-facts.ts'

const on = (site: SiteId, language: Language) => aComposition({}, { site, language })
const rated = (
  contentRating: NonNullable<WireShowDetail['contentRating']>,
  more: Partial<WireShowDetail> = {},
) => aShow('heron', { contentRating, ...more })

describe('the age rating of each country’s body', () => {
  const everyone = rated({ ref: 'TP', label: 'Tout public' })

  test.each([
    ['fr', 'fr', null],
    ['fr', 'en', null],
    ['ch', 'fr', 'Tout public'],
    ['tn', 'en', 'Suitable for all'],
    ['be', 'nl', 'Alle leeftijden'],
    ['nl', 'nl', 'Alle leeftijden'],
  ] as const)('rates a show for everyone on %s in %s as %s', (site, language, label) => {
    expect(ratingOf(everyone, on(site, language))?.label ?? null).toBe(label)
  })

  test.each(['fr', 'nl', 'ch'] as const)('%s: prefers the editors’ warning to the label', (site) => {
    const place = on(site, site === 'nl' ? 'nl' : 'fr')
    expect(ratingOf(rated({ ref: '12', label: '-12 ans', warning: 'Scènes violentes' }), place)?.label).toBe(
      'Scènes violentes',
    )
    expect(ratingOf(rated({ ref: '12', label: '-12 ans' }), place)?.label).toBe('-12 ans')
  })

  test('has no label for a pending CSA rating, and lists the warnings of the body', () => {
    expect(ratingOf(rated({ ref: 'AD', label: 'AD' }), on('fr', 'fr'))).toBeNull()
    const warned = rated(
      { ref: '16', label: '16' },
      { cinechecks: [{ ref: 'geweld', description: 'Geweld' }, { ref: 'angst' }] },
    )
    expect(ratingOf(warned, on('nl', 'nl'))).toEqual({
      label: 'Vanaf 16 jaar',
      warnings: ['Geweld', 'angst'],
    })
  })

  test('has the description of the rating in place of a label without words', () => {
    const belgian = (label: string) =>
      ratingOf(rated({ ref: '12', label, description: 'Interdit aux moins de 12 ans' }), on('fr', 'fr'))
    expect(belgian('-12')).toEqual({ label: 'Interdit aux moins de 12 ans', warnings: [] })
    expect(belgian('-12 ans')?.warnings).toEqual([])
  })

  test('is null for an unrated show', () => expect(ratingOf(aShow('heron'), on('nl', 'nl'))).toBeNull())
})

describe('facts', () => {
  test('have genres, running time, rating and versions, without unknown ones', () => {
    const show = rated(
      { ref: '12', label: '-12 ans' },
      { genres: ['Drame', 'Policier', 'Comédie'], duration: 118 },
    )
    expect(factsOf(show, ['VF', 'VOST'], on('fr', 'fr'))).toEqual([
      'Drame, Policier',
      '1h58',
      '-12 ans',
      'VF, VOST',
    ])
    expect(factsOf(aShow('heron', { duration: 1 }), [], on('fr', 'fr'))).toEqual([])
  })

  test('a video has its lowest price, and is omitted without an address', () => {
    const vod = (more: object) =>
      vodOf(
        aShow('heron', { vod: [{ title: 'x', url: 'https://video.example/x', ...more }] }),
        on('nl', 'nl'),
      )
    expect(vod({ lowPrice: 3.5 })?.label).toMatch(/3,50/)
    expect(vod({})?.label).not.toMatch(/\d/)
    expect(vod({ url: null })).toBeNull()
  })

  test('a video that is not yet available has its date and no link; other text is a note', () => {
    const vod = (vodAvailability: string | null, site: SiteId = 'fr') =>
      vodOf(aShow('heron', { vod: [{ title: 'x', url: 'https://video.example/x' }], vodAvailability }), {
        ...on(site, 'fr'),
        now: NOON,
      })
    expect(vod('2026-12-23')).toEqual({
      label: null,
      href: null,
      note: 'À la maison à partir du 23 décembre 2026',
    })
    expect(vod('2026-11-20')).toMatchObject({ href: 'https://video.example/x', note: null })
    expect(vod('Jusqu’au 31 décembre')).toMatchObject({
      href: 'https://video.example/x',
      note: 'Jusqu’au 31 décembre',
    })
    expect(vod('2026-12-23', 'tn')).toBeNull()
    expect(
      vodOf(aShow('heron', { vodAvailability: '2026-12-23' }), { ...on('fr', 'fr'), now: NOON })?.note,
    ).toContain('23 décembre')
  })

  test('a re-release has the year of its first release', () => {
    const first = (originalReleaseAt: string, releaseAt: Record<string, string> = { FR_FR: '2026-11-18' }) =>
      firstReleaseOf(aShow('quai', { originalReleaseAt, releaseAt }))
    expect(first('1962-05-09')).toBe('1962')
    expect(first('2026-09-02')).toBeNull()
    expect(first('1900-01-01')).toBeNull()
    expect(first('1962-05-09', {})).toBe('1962')
  })

  test('a later publication of showtimes has a day in the time zone of the site', () => {
    const from = (showtimesDisplayDatetime: string | null) =>
      showtimesFrom(aShow('heron', { showtimesDisplayDatetime }), { ...on('fr', 'fr'), now: NOON })
    expect(from('2026-12-01T23:30:00Z')).toBe('mercredi 2 décembre')
    expect(from('2026-11-19T10:00:00+01:00')).toBeNull()
    expect(from(null)).toBeNull()
  })
})

describe('start of sales', () => {
  const opening = (salesOpeningDatetime: string | null, site: SiteId = 'fr') =>
    saleOf(aShow('heron', { salesOpeningDatetime }), { ...on(site, 'fr'), now: NOON })

  test('is shown while it is in the future, on the clock of the site', () => {
    expect(opening('2026-12-01T09:00:00+00:00')?.text).toContain('10:00')
    expect(opening('2026-12-01T09:00:00+00:00', 'ci')?.text).toContain('09:00')
    expect(opening('2026-11-20T11:00:00+00:00')).toBeNull()
    expect(opening('1900-01-01T00:00:00+00:00')).toBeNull()
    expect(opening(null)).toBeNull()
  })
})
