import { giftCardAmounts } from '../../../config/gift-card.ts'
import { absolute } from '../../seo/head.ts'
import { asDocument } from '../../seo/json-ld.ts'
import { product } from '../../seo/json-ld-editorial.ts'
import { breadcrumb, pageSeo } from '../../seo/page-seo.ts'
import { amountsOf, designs } from '../card-pages.server.ts'
import type { Composition } from '../composition.server.ts'
import { link, pathOf, pathOfAlways } from '../links.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { GiftCardPage } from '../models/cards.ts'
import { translateIn } from '../words.ts'

const PICTURE = { src: '/media/editorial/gift.avif', tone: null }

export async function composeGiftCard(composition: Composition): Promise<PageAnswer<GiftCardPage>> {
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
        image: absolute(edition.origin, PICTURE.src),
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
      amounts: amountsOf(composition),
      balanceHref,
      orderHref,
      cinemasHref: pathOfAlways(edition, 'cinemas'),
      breadcrumb: breadcrumb(composition, [link(t('name'), path)]),
    },
    seo: pageSeo(composition, { kind: 'giftCard', image: PICTURE }),
  }
}
