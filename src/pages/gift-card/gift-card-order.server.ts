import { giftCard } from '#config/gift-card.ts'
import { addDays } from '#models/site-clock.ts'
import { amountsOf, designs } from '../../page-kit/card-pages.server.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { link, pathOf } from '../../page-kit/links.ts'
import { formOf, orderHref } from '../../page-kit/order-tunnel.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import type { GiftCardOrderPage } from '../../page-models/cards.ts'
import type { PageResult } from '../../page-models/page-result.ts'

export async function composeGiftCardOrder(composition: Composition): Promise<PageResult<GiftCardOrderPage>> {
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
