import { captchaOf, helpLinks } from '../../page-kit/card-pages.server.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { link, pathOf, pathOfAlways } from '../../page-kit/links.ts'
import { orderHref } from '../../page-kit/order-tunnel.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import type { VoucherPage } from '../../page-models/cards.ts'
import type { PageResult } from '../../page-models/page-result.ts'

export async function composeVoucher(composition: Composition): Promise<PageResult<VoucherPage>> {
  const { edition } = composition
  const t = translateIn(edition.i18n, 'voucher')
  const path = pathOf(edition, 'voucher')
  if (path === null) return { outcome: 'missing' }
  const captcha = await captchaOf(composition)
  return {
    outcome: 'found',
    page: {
      ...helpLinks(composition),
      captcha,
      showsHref: pathOfAlways(edition, 'shows'),
      giftHref: edition.flags.voucherGifting ? orderHref(edition, { voucher: '1', gift: '1' }) : null,
      breadcrumb: breadcrumb(composition, [link(t('title'), path)]),
    },
    seo: pageSeo(composition, { kind: 'voucher' }),
  }
}
