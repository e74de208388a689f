import type { Cinema } from '#models/cinema.ts'
import type { Ecard } from '#models/ecard.ts'
import { type Composition, knownList, optionalList } from '../../page-kit/composition.server.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { cinemaPath, editorLink, link, pathOf, pathOfAlways } from '../../page-kit/links.ts'
import { formOf, orderHref, withParameters } from '../../page-kit/order-tunnel.ts'
import type { EcardsInput } from '../../page-kit/page-input.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import { absolute } from '../../seo/head.ts'
import { asDocument } from '../../seo/json-ld.ts'
import { product } from '../../seo/json-ld-editorial.ts'
import type { EcardModel, EcardsPage } from './ecards-model.ts'

type Size = EcardsInput['seats']

const kindOf = (seats: Size) => (seats === 5 ? 'ecards5' : 'ecards3')
const ofSize = (cards: readonly Ecard[], seats: Size) =>
  cards.filter((card) => card.placesCount === seats && totalOf(card) !== null)

function totalOf({ totalPrice, price, placesCount }: Ecard): number | null {
  if (totalPrice !== null) return totalPrice
  return price === null || placesCount === null ? null : price * placesCount
}

/** The card's own tunnel, else the site's with the card's reference. */
function orderOf({ tunnelUrl, commandRef, title }: Ecard, { edition }: Composition) {
  if (tunnelUrl !== null) return editorLink(edition, title, tunnelUrl)
  if (commandRef === null) return null
  const href = orderHref(edition, { ecard: commandRef })
  return { label: title, href, external: !href.startsWith('/') }
}

/** The saving in whole percent: `−24 %`. */
function savingOf(total: number, initial: number | null, { formats }: Composition): string | null {
  if (initial === null || initial <= total) return null
  const share = Math.round((total / initial - 1) * 100) / 100
  return share === 0 ? null : formats.percent(share)
}

function cardModel(card: Ecard, cinemas: readonly Cinema[], composition: Composition): EcardModel {
  const { edition, formats } = composition
  const { origin, flags } = edition
  const total = totalOf(card) ?? 0
  const single = card.price ?? (card.placesCount ? total / card.placesCount : null)
  const initial = card.initialPrice !== null && card.initialPrice > total ? card.initialPrice : null
  const order = orderOf(card, composition)
  const taking = cinemas.filter(({ slug }) => card.cinemas.includes(slug))
  return {
    key: card.commandRef ?? card.title,
    title: card.title,
    picture: widePicture(card.image),
    alt: card.alt === card.title ? '' : (card.alt ?? ''),
    single: single === null ? null : formats.price(single),
    total: formats.price(total),
    initial: initial === null ? null : formats.price(initial),
    saving: savingOf(total, initial, composition),
    highlight: card.highlightMessage,
    national: card.national,
    cinemas: card.national ? [] : taking.map(({ slug, name }) => link(name, cinemaPath(edition, slug))),
    order,
    giftHref: order && flags.voucherGifting ? withParameters(order.href, origin, { gift: '1' }) : null,
    businessCode: order && flags.businessCode ? formOf(order.href, origin) : null,
  }
}

function describe(cards: readonly Ecard[], composition: Composition, url: string): void {
  const { edition, context } = composition
  for (const card of cards) {
    const order = orderOf(card, composition)
    const thing = product({
      url,
      name: card.title,
      description: card.highlightMessage,
      image: card.image === null ? null : absolute(edition.origin, card.image.lg),
      currency: edition.site.currency,
      prices: [totalOf(card) ?? 0],
      offerUrl: order === null ? url : absolute(edition.origin, order.href),
    })
    context.jsonLd.push(asDocument(thing))
  }
}

export async function composeEcards(
  composition: Composition,
  { seats }: EcardsInput,
): Promise<PageResult<EcardsPage>> {
  const { api, edition } = composition
  const { language } = edition
  const t = translateIn(edition.i18n, 'ecards')
  return resultOf<EcardsPage>(async () => {
    const [all, cinemas] = await Promise.all([
      knownList(api.ecards({ language })),
      optionalList(composition, api.cinemas({ language })),
    ])
    const cards = ofSize(all, seats).toSorted((a, b) => Number(b.national) - Number(a.national))
    const other: Size = seats === 5 ? 3 : 5
    const otherHref = ofSize(all, other).length > 0 ? pathOf(edition, kindOf(other)) : null
    const path = pathOf(edition, kindOf(seats)) ?? '/'
    describe(cards, composition, absolute(edition.origin, path))
    const page: EcardsPage = {
      seats,
      cards: cards.map((card) => cardModel(card, cinemas, composition)),
      otherSize: otherHref === null ? null : { seats: other, href: otherHref },
      cinemasHref: pathOfAlways(edition, 'cinemas'),
      giftCardHref: pathOf(edition, 'giftCard'),
      voucherHref: pathOf(edition, 'voucher'),
      breadcrumb: breadcrumb(composition, [link(t('title', { count: seats }), path)]),
    }
    const seo = pageSeo(composition, { kind: kindOf(seats), image: page.cards[0]?.picture ?? null })
    return { outcome: 'found', page, seo: cards.length === 0 ? { ...seo, noindex: true } : seo }
  })
}
