import { describe, expect, test } from 'vitest'
import type { Upsell } from '#models/schedule.ts'
import { aComposition, aShowtime, aTag } from '../page-kit/composition.fixture.ts'
import { createBooks } from '../page-kit/labels.ts'
import { upsellModels, upsellsFor, upsellsOnSale, upsoldOnce } from './upsells.ts'

const { edition, t } = aComposition({})
const tags = [
  aTag('dolby', {
    title: 'Vision',
    orderUpsell: 2,
    upsellText: 'Le noir',
    ctaUrl: '/redirect/fr/experience/dolby',
  }),
  aTag('imax', {
    title: 'MAX',
    orderUpsell: 1,
    upsellText: 'Le grand',
    ctaUrl: '/redirect/fr/experience/imax',
  }),
]
const books = createBooks(edition.i18n, tags, [])
const upsell = (show: string | null, more: Partial<Upsell> = {}): Upsell => ({
  show,
  tag: null,
  label: null,
  entertainment: null,
  ...more,
})
const makers = {
  edition,
  t,
  tags: books.tags,
  titleOf: (slug: string) => (slug === 'tosca' ? 'Tosca' : null),
}

describe('upsells', () => {
  const all = [
    upsell('orbit', { tag: 'dolby' }),
    upsell('orbit', { tag: 'imax' }),
    upsell('other', { tag: 'imax' }),
    upsell(null, { tag: 'imax' }),
  ]

  test('belong to their show, in the order of the editors', () =>
    expect(upsellsFor('orbit', all, books.tags).map(({ tag }) => tag)).toEqual(['imax', 'dolby']))

  test('without a show belong to the show of a cinema list, and to none on the day of a cinema', () => {
    expect(upsellsFor('orbit', all, books.tags, true)).toHaveLength(3)
    expect(upsellsFor('third', all, books.tags)).toEqual([])
  })

  test('are offered where a bookable showtime has their format, or without a format', () => {
    const offers = [upsell('orbit', { tag: 'imax' }), upsell('orbit', { tag: 'dolby' }), upsell('orbit')]
    const showtimes = [
      aShowtime('20:00', { tags: ['imax'] }),
      aShowtime('21:00', { tags: ['dolby'], status: 'soldout' }),
    ]
    const now = Date.parse('2026-11-20T12:00:00+01:00')
    expect(upsellsOnSale(offers, showtimes, now).map(({ tag }) => tag)).toEqual(['imax', null])
    expect(upsellsOnSale(offers, null, now).map(({ tag }) => tag)).toEqual([null])
  })

  test('are lines that a list has once', () => {
    const max = { label: null, text: 'Le grand :', link: { label: 'MAX', href: '/max', external: false } }
    const other = { ...max, link: null }
    const list = [{ upsells: [max] }, { upsells: [max, other] }, {}]
    expect(upsoldOnce(list).map(({ upsells }) => upsells)).toEqual([[max], [other], undefined])
  })

  test('have the text of their tag and link to its page', () =>
    expect(upsellModels([upsell('orbit', { tag: 'imax', label: 'Ce soir' })], makers)).toEqual([
      {
        label: 'Ce soir',
        text: 'Le grand :',
        link: { label: 'MAX', href: '/experiences/imax', external: false },
      },
    ]))

  test('of an event link to it, but not from its own page or to an unknown event', () => {
    const [offered] = upsellModels([upsell('orbit', { entertainment: 'tosca' })], makers)
    expect(offered?.link).toEqual({ label: 'Tosca', href: '/evenements/tosca', external: false })
    expect(
      upsellModels(
        [upsell('tosca', { entertainment: 'tosca' }), upsell('orbit', { entertainment: 'gone' })],
        makers,
      ),
    ).toEqual([])
  })
})
