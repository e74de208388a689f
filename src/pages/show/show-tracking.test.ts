import { describe, expect, test } from 'vitest'
import { defaultFlags, type FlagValues } from '#config/flags.ts'
import { aShow } from '../../page-kit/composition.fixture.ts'
import { showTracking } from './show-tracking.ts'

const show = aShow('heron', {
  titleTracking: 'THE HERON',
  refHubble: 'H42',
  originalTitle: 'Heron',
  nationalityTracking: 'French',
  visaHubble: '151515',
  next24ShowtimesCount: 31,
  copiesCount: 250,
  directors: ['Ada Lin', 'Bo Roth'],
  actors: 'Cem Aydin, Dora Weil',
  feelings: { countWishList: 7 },
  releaseAt: { FR_FR: '2026-11-18' },
  genresTracking: ['Drama', 'Crime'],
})
const none = { tracking4dx: false, trackingDolby: false, trackingCategories: false, copyCount: false }
const tracked = (flags: Partial<FlagValues>, tags: readonly string[] = []) =>
  showTracking(show, new Set(tags), { flags: { ...defaultFlags('fr'), ...none, ...flags } })

test('has the fields of a film with the tracking texts of its source', () => {
  expect(tracked({})).toEqual({
    slug: 'heron',
    title: 'THE HERON',
    reference: 'H42',
    originalTitle: 'Heron',
    nationality: 'French',
    visa: '151515',
    next24ShowtimesCount: 31,
    directors: ['Ada Lin', 'Bo Roth'],
    actors: ['Cem Aydin', 'Dora Weil'],
    wishlist: 7,
    releases: ['2026-11-18'],
    categories: ['Drama'],
  })
})

describe('fields of a flag', () => {
  test('copyCount: adds the copy count', () => expect(tracked({ copyCount: true }).copiesCount).toBe(250))
  test('trackingCategories: adds every category', () =>
    expect(tracked({ trackingCategories: true }).categories).toEqual(['Drama', 'Crime']))
  test.each([
    ['tracking4dx', 'has4dx', '4dx'],
    ['trackingDolby', 'hasDolby', 'dolby'],
  ] as const)('%s: adds the field of the format', (flag, field, tag) => {
    expect(tracked({ [flag]: true }, [tag])[field]).toBe(true)
    expect(tracked({ [flag]: true }, ['imax'])[field]).toBe(false)
    expect(tracked({}, [tag])).not.toHaveProperty(field)
  })
})
