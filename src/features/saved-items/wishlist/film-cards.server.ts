import { releasedIn } from '#models/rules/regional-release.ts'
import { type Composition, knownList, loadBooks } from '../../../page-kit/composition.server.ts'
import { pageSeo } from '../../../page-kit/page-seo.ts'
import { resultOf } from '../../../page-kit/refusals.server.ts'
import type { PageResult } from '../../../page-models/page-result.ts'
import type { FilmCardsPage } from '../../../page-models/wishlist.ts'
import { showCard } from '../../../programme/show-card.ts'

export async function composeFilmCards(composition: Composition): Promise<PageResult<FilmCardsPage>> {
  const { api, edition, formats, t, today } = composition
  return resultOf<FilmCardsPage>(async () => {
    const [shows, { tags }] = await Promise.all([
      knownList(api.shows({ language: edition.language })),
      loadBooks(composition),
    ])
    const films = shows.map((show) => {
      const { releaseDate } = releasedIn(show, edition.site.region)
      const isAwaited = !show.released && releaseDate !== null && releaseDate > today
      return {
        card: showCard(show, { edition, formats, t, tags }),
        ...(isAwaited ? { release: formats.date(releaseDate) } : {}),
      }
    })
    return { outcome: 'found', page: { films }, seo: pageSeo(composition, { kind: 'wishlist' }) }
  })
}
