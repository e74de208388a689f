import { startFilms } from '../../features/search/site-hits.server.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { pathOf, pathOfAlways } from '../../page-kit/links.ts'
import { pageSeo } from '../../page-kit/page-seo.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { WishlistPage } from '../../page-models/wishlist.ts'

export async function composeWishlist(composition: Composition): Promise<PageResult<WishlistPage>> {
  const { edition } = composition
  if (pathOf(edition, 'wishlist') === null) return { outcome: 'missing' }
  return {
    outcome: 'found',
    page: { showsHref: pathOfAlways(edition, 'shows'), films: await startFilms(composition) },
    seo: { ...pageSeo(composition, { kind: 'wishlist' }), noindex: true },
  }
}
