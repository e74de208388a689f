import { captchaOf, helpLinks } from '../../page-kit/card-pages.server.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { link, pathOf, pathOfAlways } from '../../page-kit/links.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import type { GiftCardBalancePage } from '../../page-models/cards.ts'
import type { PageResult } from '../../page-models/page-result.ts'

export async function composeGiftCardBalance(
  composition: Composition,
): Promise<PageResult<GiftCardBalancePage>> {
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
