import { breadcrumb, pageSeo } from '../../seo/page-seo.ts'
import { captchaOf, helpLinks } from '../card-pages.server.ts'
import type { Composition } from '../composition.server.ts'
import { link, pathOf, pathOfAlways } from '../links.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { VoucherPage } from '../models/cards.ts'
import { orderHref } from '../order-tunnel.ts'
import { translateIn } from '../words.ts'

export async function composeVoucher(composition: Composition): Promise<PageAnswer<VoucherPage>> {
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
