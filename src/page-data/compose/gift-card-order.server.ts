import { giftCard } from '../../../config/gift-card.ts'
import { addDays } from '../../../content-models/site-clock.ts'
import { breadcrumb, pageSeo } from '../../seo/page-seo.ts'
import { amountsOf, designs } from '../card-pages.server.ts'
import type { Composition } from '../composition.server.ts'
import { link, pathOf } from '../links.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { GiftCardOrderPage } from '../models/cards.ts'
import { formOf, orderHref } from '../order-tunnel.ts'
import { translateIn } from '../words.ts'

export async function composeGiftCardOrder(composition: Composition): Promise<PageAnswer<GiftCardOrderPage>> {
  const { edition, today } = composition
  const t = translateIn(edition.i18n, 'giftcard')
  const landingHref = pathOf(edition, 'giftCard')
  const path = pathOf(edition, 'giftCardOrder')
  if (landingHref === null || path === null) return { outcome: 'missing' }
  return {
    outcome: 'found',
    page: {
      designs,
      amounts: amountsOf(composition),
      form: formOf(orderHref(edition, { giftcard: '1' }), edition.origin),
      longestMessage: giftCard.longestMessage,
      firstDay: today,
      lastDay: addDays(today, giftCard.daysAhead),
      landingHref,
      breadcrumb: breadcrumb(composition, [link(t('name'), landingHref), link(t('order.title'), path)]),
    },
    seo: { ...pageSeo(composition, { kind: 'giftCardOrder' }), noindex: true },
  }
}
