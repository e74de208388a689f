import { breadcrumb, pageSeo } from '../../seo/page-seo.ts'
import { captchaOf, helpLinks } from '../card-pages.server.ts'
import type { Composition } from '../composition.server.ts'
import { link, pathOf, pathOfAlways } from '../links.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { GiftCardBalancePage } from '../models/cards.ts'
import { translateIn } from '../words.ts'

export async function composeGiftCardBalance(composition: Composition): Promise<PageAnswer<GiftCardBalancePage>> {
  const { edition } = composition
  const t = translateIn(edition.i18n, 'giftcard')
  const landingHref = pathOf(edition, 'giftCard')
  const path = pathOf(edition, 'giftCardBalance')
  if (landingHref === null || path === null) return { outcome: 'missing' }
  const captcha = await captchaOf(composition)
  return {
    outcome: 'found',
    page: {
      ...helpLinks(composition),
      captcha,
      landingHref,
      showsHref: pathOfAlways(edition, 'shows'),
      breadcrumb: breadcrumb(composition, [link(t('name'), landingHref), link(t('balance.title'), path)]),
    },
    seo: pageSeo(composition, { kind: 'giftCardBalance' }),
  }
}
