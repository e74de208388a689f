import { describe, expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import { isPrivateQuota } from '../../storage/private-mode.ts'
import { pageView, promotionSelected } from './events.ts'
import { seenPage } from './seen-page.ts'

const place = { site: sites.fr, language: 'fr', origin: 'https://fr.marquee.example' } as const
const device = { isDesktop: true, isPrivate: false }
const seo = {
  title: '',
  description: '',
  canonical: '',
  alternates: {},
  image: null,
  type: 'website',
  noindex: false,
} as const
const found = (page: unknown) => ({ outcome: 'found', page, seo }) as const
const seen = (more: Partial<Parameters<typeof seenPage>[0]> = {}) =>
  seenPage({ key: 'x', kind: 'home', item: undefined, found: true, loaded: found({}), ...more })

describe('a page view', () => {
  test('has user, page and environment', () =>
    expect(pageView(seen(), place, device)).toEqual({
      event: 'virtualPageview',
      country: 'FR',
      platform_type: 'web-desktop',
      page_name: 'Home',
      page_category: 'Home',
      language: 'fr',
      site_env: 'production',
      page_error: null,
      private_mode: false,
      show: null,
      cinema: null,
      city: null,
      season: null,
      article: null,
    }))

  test('of an item has the slug of the subject in its name, or else of the address', () => {
    const news = { kind: 'newsItem', item: 'nouvelle-salle' } as const
    const name = (more: Parameters<typeof seen>[0]) => pageView(seen(more), place, device).page_name
    expect(name({ ...news, loaded: found({ tracking: { article: { slug: 'new-hall' } } }) })).toBe(
      'NewsItem/new-hall',
    )
    expect(name({ kind: 'helpCategory', item: '7' })).toBe('FaqCategory/7')
    expect(name({ ...news, loaded: { outcome: 'unavailable' } })).toBe('NewsItem/nouvelle-salle')
    expect(name({ ...news, found: false })).toBe('NotFound')
  })

  test.each([
    ['an address that names no page', { found: false, kind: undefined }, 'NotFound', '404'],
    ['an item that is not there', { found: false, kind: 'show' as const }, 'NotFound', '404'],
    ['the address of what is gone', { kind: undefined, loaded: undefined }, 'NotFound', '410'],
    ['a withdrawn item', { kind: 'show' as const, loaded: { outcome: 'gone' } as const }, 'NotFound', '410'],
    [
      'a page whose source fails',
      { kind: 'show' as const, loaded: { outcome: 'unavailable' } as const },
      'Movie',
      '503',
    ],
  ])('%s is an error', (_what, page, page_category, page_error) =>
    expect(pageView(seen(page), place, device)).toMatchObject({ page_category, page_error }),
  )

  test('of a film has the fields of the film', () => {
    const show = { slug: 'heron', title: 'THE HERON' }
    expect(
      pageView(seen({ kind: 'show', loaded: found({ tracking: { show } }) }), place, device),
    ).toMatchObject({ show, cinema: null })
  })

  test.each(['cinema', 'city', 'season', 'article'] as const)(
    'of a %s has its slug, and no other subject',
    (subject) => {
      const event = pageView(
        seen({ loaded: found({ tracking: { [subject]: { slug: 'rex' } } }) }),
        place,
        device,
      )
      const { show, cinema, city, season, article } = event
      expect({ show, cinema, city, season, article }).toEqual({
        show: null,
        cinema: null,
        city: null,
        season: null,
        article: null,
        [subject]: { slug: 'rex' },
      })
    },
  )

  test('a small window is the mobile web', () =>
    expect(pageView(seen(), place, { ...device, isDesktop: false }).platform_type).toBe('web-mobile'))
})

describe('the environment depends on the host', () => {
  test.each([
    ['http://fr.localhost:3000', 'development'],
    ['https://fr.staging.marquee.example', 'staging'],
    ['https://fr.marquee.example', 'production'],
    ['https://cinema.example', 'production'],
  ])('%s: %s', (origin, name) => expect(pageView(seen(), { ...place, origin }, device).site_env).toBe(name))
})

test('a selected promotion has name, creative and tickets', () => {
  const promotion = {
    promotion_name: 'Offer',
    creative_name: 'home offer',
    items: [{ item_name: 'F', item_id: 'f', item_category: 'ticket' }],
  } as const
  expect(promotionSelected(promotion, place, false)).toEqual({
    event: 'select_promotion',
    country: 'FR',
    platform_type: 'web-mobile',
    ...promotion,
  })
})

describe('a private window has a quota of less than twice the heap limit', () => {
  const GIB = 2 ** 30
  test.each([
    ['less', { quota: 2 * GIB - 1, heapLimit: GIB }, true],
    ['as much', { quota: 2 * GIB, heapLimit: GIB }, false],
    [
      'less than twice 1 GiB, where the browser does not tell its limit',
      { quota: 2 * GIB - 1, heapLimit: undefined },
      true,
    ],
    ['room for everything', { quota: 300 * GIB, heapLimit: 4 * GIB }, false],
    ['an unknown amount', { quota: undefined, heapLimit: GIB }, false],
  ])('%s', (_what, limits, expected) => expect(isPrivateQuota(limits)).toBe(expected))
})
