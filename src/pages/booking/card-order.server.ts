import type { Composition } from '../../page-kit/composition.server.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { pathOf, pathOfAlways } from '../../page-kit/links.ts'
import type { CardOrder } from '../../page-kit/order-input.ts'
import { pageSeo } from '../../page-kit/page-seo.ts'
import { widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import type { CardOrderPage } from '../../page-models/cards.ts'
import type { PageResult } from '../../page-models/page-result.ts'

type Chosen = Pick<CardOrderPage, 'title' | 'picture' | 'amount' | 'backHref'>

async function ecardOf({ api, edition, formats }: Composition, reference: string): Promise<Chosen | null> {
  const cards = await api.ecards({ language: edition.language })
  const isRequested = (url: string | null) =>
    url !== null && new URL(url, edition.origin).searchParams.get('ecard') === reference
  const card = cards.find(({ tunnelUrl, commandRef }) => isRequested(tunnelUrl) || commandRef === reference)
  if (!card) return null
  const price = card.totalPrice ?? card.price
  return {
    title: card.title,
    picture: widePicture(card.image),
    amount: price === null ? null : formats.price(price),
    backHref:
      pathOf(edition, card.placesCount === 3 ? 'ecards3' : 'ecards5') ?? pathOfAlways(edition, 'home'),
  }
}

function plainCard(
  { edition, formats }: Composition,
  kind: 'giftCard' | 'voucher',
  amount: number | null,
): Chosen {
  return {
    title: null,
    picture: null,
    amount: amount === null ? null : formats.price(amount),
    backHref: pathOf(edition, kind) ?? pathOfAlways(edition, 'home'),
  }
}

/** Recipient and message are the ticketing's parameters, and not read here. */
export function composeCardOrder(
  composition: Composition,
  order: CardOrder,
): Promise<PageResult<CardOrderPage>> {
  return resultOf<CardOrderPage>(async () => {
    const { edition, formats } = composition
    if (!edition.site.links.orderTunnel.startsWith('/')) return { outcome: 'missing' }
    const chosen =
      order.product === 'ecard'
        ? await ecardOf(composition, order.item)
        : plainCard(composition, order.product === 'giftcard' ? 'giftCard' : 'voucher', order.amount)
    if (chosen === null) return { outcome: 'missing' }
    const title = chosen.title ?? translateIn(edition.i18n, 'booking')(`card.${order.product}`)
    const page = {
      kind: 'card' as const,
      ...chosen,
      product: order.product,
      gift: order.gift,
      businessCode: order.businessCode,
      day: order.date && formats.fullDay(order.date),
    }
    return {
      outcome: 'found',
      page,
      seo: { ...pageSeo(composition, { kind: 'booking', values: { title, cinema: '' } }), noindex: true },
    }
  })
}
