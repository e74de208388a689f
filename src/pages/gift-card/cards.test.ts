import { describe, expect, test } from 'vitest'
import type { FlagValues } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'
import type { ContentApi } from '../../api/content-api.ts'
import { aCinema, aComposition, down, found, plain, someContent } from '../../page-kit/composition.fixture.ts'
import { orderInput } from '../../page-kit/order-input.ts'
import { readInput } from '../../page-kit/page-input.ts'
import { composeCardOrder } from '../booking/card-order.server.ts'
import { composeEcards } from '../ecards/ecards.server.ts'
import { composeVoucher } from '../voucher/voucher.server.ts'
import { composeGiftCard } from './gift-card.server.ts'
import { composeGiftCardBalance } from './gift-card-balance.server.ts'
import { composeGiftCardOrder } from './gift-card-order.server.ts'

const five = {
  label: 'Cinq places',
  alt: 'Cinq tickets',
  amountTTC: 9.5,
  totalAmountTTC: 47.5,
  initialAmountTTC: 62.5,
  placesCount: 5,
  tunnelUrl: '/booking?ecard=5',
  refCmd: 'ECARD5',
  national: true,
  highlightMessage: 'La plus avantageuse',
}
const local = {
  ...five,
  label: 'Paris',
  tunnelUrl: null,
  refCmd: 'PARIS5',
  initialAmountTTC: 40,
  national: false,
  cinemas: ['rex', 'gone'],
}
const api: Partial<ContentApi> = {
  ...someContent({
    ecards: [local, five, { ...five, label: 'Trois places', placesCount: 3, totalAmountTTC: null }],
  }),
  cinemas: async () => [aCinema('rex'), aCinema('vox')],
}

async function ecards(
  seats: 3 | 5,
  { flags = {}, more = {} }: { flags?: Partial<FlagValues>; more?: Partial<ContentApi> } = {},
) {
  const composition = aComposition({ ...api, ...more }, { flags })
  const result = found(await composeEcards(composition, { language: 'fr', seats }))
  return { ...result, composition }
}

describe('e-cards', () => {
  test('have exactly the seats of the page, national ones first, with their prices', async () => {
    const { page } = await ecards(5)
    expect(page.cards.map(({ title }) => title)).toEqual(['Cinq places', 'Paris'])
    const [card] = page.cards
    expect([card?.single, card?.total, card?.initial, card?.saving].map(plain)).toEqual([
      '9,50 €',
      '47,50 €',
      '62,50 €',
      '−24 %',
    ])
    expect(card).toMatchObject({
      highlight: 'La plus avantageuse',
      national: true,
      alt: 'Cinq tickets',
      cinemas: [],
    })
    const [three] = (await ecards(3)).page.cards
    expect([three?.title, plain(three?.total)]).toEqual(['Trois places', '28,50 €'])
  })

  test('omit an earlier price that is not higher; a local card lists its cinemas', async () => {
    const [, card] = (await ecards(5)).page.cards
    expect(card).toMatchObject({
      initial: null,
      saving: null,
      cinemas: [{ label: 'rex', href: '/cinemas/rex' }],
    })
  })

  test('are ordered in the order tunnel, by their address or their reference', async () => {
    const { page } = await ecards(5)
    expect(page.cards.map(({ order }) => order?.href)).toEqual(['/booking?ecard=5', '/booking?ecard=PARIS5'])
  })

  test('without a card of that size the page is empty, unindexed, and links to the other size', async () => {
    const { page, seo } = await ecards(3, { more: someContent({ ecards: [five] }) })
    expect(page).toMatchObject({ cards: [], otherSize: { seats: 5, href: '/e-cartes-5-places' } })
    expect(seo.noindex).toBe(true)
    expect((await ecards(5)).seo.noindex).toBe(false)
  })

  test('are products with an offer in structured data', async () => {
    const { composition } = await ecards(5)
    expect(composition.context.jsonLd).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        name: 'Cinq places',
        offers: [
          expect.objectContaining({
            '@type': 'Offer',
            price: 47.5,
            priceCurrency: 'EUR',
            url: 'http://fr.localhost:3000/booking?ecard=5',
          }),
        ],
      }),
    )
  })

  test('voucherGifting: links to the card as a present', async () => {
    expect((await ecards(5, { flags: { voucherGifting: true } })).page.cards[0]?.giftHref).toBe(
      '/booking?ecard=5&gift=1',
    )
    expect((await ecards(5, { flags: { voucherGifting: false } })).page.cards[0]?.giftHref).toBeNull()
  })

  test('businessCode: the form sends the works-council code with the parameters of the tunnel', async () => {
    const form = { action: '/booking', hidden: [{ name: 'ecard', value: '5' }] }
    expect((await ecards(5, { flags: { businessCode: true } })).page.cards[0]?.businessCode).toEqual(form)
    expect((await ecards(5, { flags: { businessCode: false } })).page.cards[0]?.businessCode).toBeNull()
  })

  test('are shown without the cinemas', async () =>
    expect((await ecards(5, { more: { cinemas: down } })).page.cards).toHaveLength(2))
})

describe('gift card and voucher', () => {
  const nl = (more: Partial<ContentApi> = {}, flags: Partial<FlagValues> = {}) =>
    aComposition(more, { site: 'nl', language: 'nl', flags })
  const withKey = someContent({ settings: { captchaKey: 'site-key' } })

  test('the gift card has amounts in the currency of the site, and one offer for each', async () => {
    const composition = nl()
    const { page } = found(await composeGiftCard(composition))
    expect(page).toMatchObject({ orderHref: '/nl/giftcard/order', balanceHref: '/nl/giftcard/balance' })
    const labels = ['€ 15,00', '€ 25,00', '€ 40,00', '€ 60,00', '€ 100,00']
    expect(page.amounts.map(({ label }) => plain(label))).toEqual(labels)
    expect(page.amounts[0]?.href).toBe('/nl/booking?giftcard=1&amount=15')
    expect(composition.context.jsonLd).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        offers: expect.objectContaining({ length: 5 }) as object,
      }),
    )
  })

  test('giftCard: none of the pages exists without the flag', async () => {
    const off = { giftCard: false }
    for (const compose of [composeGiftCard, composeGiftCardBalance, composeGiftCardOrder]) {
      expect(await compose(nl({}, off))).toEqual({ outcome: 'missing' })
    }
  })

  test('the order form leads to the order tunnel, for a year from today, and is not indexed', async () => {
    expect(await composeGiftCardOrder(nl())).toMatchObject({
      outcome: 'found',
      page: {
        form: { action: '/nl/booking', hidden: [{ name: 'giftcard', value: '1' }] },
        firstDay: '2026-11-20',
        lastDay: '2027-11-20',
      },
      seo: { noindex: true },
    })
  })

  test('the captcha is our own unless the settings have a Google key', async () => {
    expect(await composeGiftCardBalance(nl())).toMatchObject({ page: { captcha: { name: 'puzzle' } } })
    expect(await composeGiftCardBalance(nl(withKey))).toMatchObject({
      page: { captcha: { name: 'recaptcha', key: 'site-key' } },
    })
  })

  test('voucherChecker: enables the page; voucherGifting: links to the present', async () => {
    const voucher = (flags: Partial<FlagValues>) => composeVoucher(aComposition({}, { flags }))
    expect(await voucher({})).toMatchObject({
      outcome: 'found',
      page: { giftHref: '/booking?voucher=1&gift=1', showsHref: '/films' },
    })
    expect(await voucher({ voucherGifting: false })).toMatchObject({ page: { giftHref: null } })
    expect(await voucher({ voucherChecker: false })).toEqual({ outcome: 'missing' })
  })
})

describe('a card in the embedded order tunnel', () => {
  const order = (query: string, site: SiteId = 'fr') => {
    const language = site === 'nl' ? 'nl' : 'fr'
    const { order: read } = readInput(orderInput, {
      language,
      ...Object.fromEntries(new URLSearchParams(query)),
    })
    return read.kind === 'card' ? composeCardOrder(aComposition(api, { site, language }), read) : null
  }

  test('has its product, its recipient and its code', async () => {
    const result = await order('ecard=5&gift=1&businessCode=CE-75')
    expect(result).toMatchObject({
      outcome: 'found',
      page: {
        product: 'ecard',
        title: 'Cinq places',
        gift: true,
        businessCode: 'CE-75',
        backHref: '/e-cartes-5-places',
      },
      seo: { noindex: true },
    })
    expect(result && plain(found(result).page.amount)).toBe('47,50 €')
  })

  test('a gift card has the chosen day, and drops an invalid amount and day', async () => {
    expect(await order('giftcard=1&amount=40&date=2026-12-24', 'nl')).toMatchObject({
      page: { product: 'giftcard', day: 'donderdag 24 december 2026' },
    })
    expect(await order('giftcard=1&amount=lots&date=2026-02-45', 'nl')).toMatchObject({
      page: { amount: null, day: null },
    })
  })

  test('an unknown card is missing, and a showtime is not a card', async () => {
    expect(await order('ecard=99')).toEqual({ outcome: 'missing' })
    expect(order('show=heron&cinema=rex')).toBeNull()
  })
})
