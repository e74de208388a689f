import { giftCardAmounts } from '#config/gift-card.ts'
import { amountsOf, designs } from '../../page-kit/card-pages.server.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { link, pathOf, pathOfAlways } from '../../page-kit/links.ts'
import { orderHref as orderTunnelHref } from '../../page-kit/order-tunnel.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import type { GiftCardPage } from '../../page-models/cards.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import { absolute } from '../../seo/head.ts'
import { asDocument } from '../../seo/json-ld.ts'
import { product } from '../../seo/json-ld-editorial.ts'

const PICTURE = { url: '/media/editorial/gift.avif', tone: null }

export async function composeGiftCard(composition: Composition): Promise<PageResult<GiftCardPage>> {
  const { edition, context } = composition
  const t = translateIn(edition.i18n, 'giftcard')
  const path = pathOf(edition, 'giftCard')
  const orderHref = pathOf(edition, 'giftCardOrder')
  const balanceHref = pathOf(edition, 'giftCardBalance')
  if (path === null || orderHref === null || balanceHref === null) return { outcome: 'missing' }
  const url = absolute(edition.origin, path)
  context.jsonLd.push(
    asDocument(
      product({
        url,
        name: t('name'),
        description: t('lead'),
        image: absolute(edition.origin, PICTURE.url),
        currency: edition.site.currency,
        prices: giftCardAmounts(edition.site.currency),
        offerUrl: url,
      }),
    ),
  )
  return {
    outcome: 'found',
    page: {
      designs,
      amounts: amountsOf(composition).map((amount) => ({
        ...amount,
        href: orderTunnelHref(edition, { giftcard: '1', amount: String(amount.value) }),
      })),
      balanceHref,
      orderHref,
      cinemasHref: pathOfAlways(edition, 'cinemas'),
      breadcrumb: breadcrumb(composition, [link(t('name'), path)]),
    },
    seo: pageSeo(composition, { kind: 'giftCard', image: PICTURE }),
  }
}
