import { pageSeo } from '../../seo/page-seo.ts'
import { datesOf } from '../article-tiles.ts'
import type { Composition } from '../composition.server.ts'
import { link, pathOf, pathOfAlways } from '../links.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { OfferOrderPage } from '../models/offers.ts'
import { answering } from '../refusals.server.ts'

/** An offer in the embedded order tunnel: its code is kept, a showtime is still to be chosen. */
export function composeOfferOrder(
  composition: Composition,
  { businessCode }: { readonly businessCode: string },
): Promise<PageAnswer<OfferOrderPage>> {
  return answering<OfferOrderPage>(async () => {
    const { api, edition, slug } = composition
    if (!edition.site.links.orderTunnel.startsWith('/')) return { outcome: 'missing' }
    const offer = await api.offer({ slug, language: edition.language })
    return {
      outcome: 'found',
      page: {
        kind: 'offer',
        offer: link(offer.title, pathOf(edition, 'offer', slug) ?? '/'),
        dates: datesOf(offer, composition),
        code: edition.flags.businessCode && businessCode !== '' ? businessCode : null,
        moviesHref: pathOfAlways(edition, 'shows'),
      },
      seo: { ...pageSeo(composition, { kind: 'booking', values: { title: offer.title, cinema: '' } }), noindex: true },
    }
  })
}
