import { datesOf } from '../../editorial/article-tiles.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { link, pathOf, pathOfAlways } from '../../page-kit/links.ts'
import { pageSeo } from '../../page-kit/page-seo.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import type { OfferOrderPage } from '../../page-models/offers.ts'
import type { PageResult } from '../../page-models/page-result.ts'

/** Keeps the offer's code until a showtime is selected. */
export function composeOfferOrder(
  composition: Composition,
  { businessCode }: { readonly businessCode: string },
): Promise<PageResult<OfferOrderPage>> {
  return resultOf<OfferOrderPage>(async () => {
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
      seo: {
        ...pageSeo(composition, { kind: 'booking', values: { title: offer.title, cinema: '' } }),
        noindex: true,
      },
    }
  })
}
