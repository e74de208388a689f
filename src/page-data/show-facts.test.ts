import { describe, expect, test } from 'vitest'
import type { SiteId } from '../../config/sites.ts'
import type { Language } from '../../config/types.ts'
import type { WireShowDetail } from '../../content-models/show-detail.ts'
import { aComposition, aShow, NOON } from './composition.fixture.ts'
import { factsOf, ratingOf, saleOf, vodOf } from './show-facts.ts'

const on = (site: SiteId, language: Language) => aComposition({}, { site, language })
const rated = (contentRating: NonNullable<WireShowDetail['contentRating']>, more: Partial<WireShowDetail> = {}) =>
  aShow('heron', { contentRating, ...more })

describe('age rating, as each country’s body writes it', () => {
  const everyone = rated({ ref: 'TP', label: 'Tout public' })

  test.each([
    ['fr', 'fr', null],
    ['fr', 'en', null],
    ['ch', 'fr', 'Tout public'],
    ['tn', 'en', 'Suitable for all'],
    ['be', 'nl', 'Alle leeftijden'],
    ['nl', 'nl', 'Alle leeftijden'],
  ] as const)('for everyone on %s in %s: %s', (site, language, label) => {
    expect(ratingOf(everyone, on(site, language))?.label ?? null).toBe(label)
  })

  test.each(['fr', 'nl', 'ch'] as const)('%s: the editors’ warning, else the label', (site) => {
    const place = on(site, site === 'nl' ? 'nl' : 'fr')
    expect(ratingOf(rated({ ref: '12', label: '-12 ans', warning: 'Scènes violentes' }), place)?.label).toBe('Scènes violentes')
    expect(ratingOf(rated({ ref: '12', label: '-12 ans' }), place)?.label).toBe('-12 ans')
  })

  test('a rating still to be given is unsaid for CSA, and what the body warns of is listed', () => {
    expect(ratingOf(rated({ ref: 'AD', label: 'AD' }), on('fr', 'fr'))).toBeNull()
    const warned = rated({ ref: '16', label: '16' }, { cinechecks: [{ ref: 'geweld', description: 'Geweld' }, { ref: 'angst' }] })
    expect(ratingOf(warned, on('nl', 'nl'))).toEqual({ label: 'Vanaf 16 jaar', warnings: ['Geweld', 'angst'] })
  })

  test('an unrated show says nothing', () => expect(ratingOf(aShow('heron'), on('nl', 'nl'))).toBeNull())
})

describe('facts', () => {
  test('genres, running time, rating and versions; what is unknown is left out', () => {
    const show = rated({ ref: '12', label: '-12 ans' }, { genres: ['Drame', 'Policier', 'Comédie'], duration: 118 })
    expect(factsOf(show, ['VF', 'VOST'], on('fr', 'fr'))).toEqual(['Drame, Policier', '1h58', '-12 ans', 'VF, VOST'])
    expect(factsOf(aShow('heron', { duration: 1 }), [], on('fr', 'fr'))).toEqual([])
  })

  test('a video has its lowest price, and an address', () => {
    const vod = (more: object) => vodOf(aShow('heron', { vod: [{ title: 'x', url: 'https://video.example/x', ...more }] }), on('nl', 'nl'))
    expect(vod({ lowPrice: 3.5 })?.label).toMatch(/3,50/)
    expect(vod({})?.label).not.toMatch(/\d/)
    expect(vod({ url: null })).toBeNull()
  })
})

describe('start of sales', () => {
  const opening = (salesOpeningDatetime: string | null, site: SiteId = 'fr') =>
    saleOf(aShow('heron', { salesOpeningDatetime }), { ...on(site, 'fr'), now: NOON })

  test('is told as long as it is to come, on the clock of the site', () => {
    expect(opening('2026-12-01T09:00:00+00:00')?.text).toContain('10:00')
    expect(opening('2026-12-01T09:00:00+00:00', 'ci')?.text).toContain('09:00')
    expect(opening('2026-11-20T11:00:00+00:00')).toBeNull()
    expect(opening('1900-01-01T00:00:00+00:00')).toBeNull()
    expect(opening(null)).toBeNull()
  })
})
