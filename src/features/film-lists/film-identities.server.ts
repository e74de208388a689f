import type { Show } from '#models/show.ts'
import { type Composition, knownList, optionalList } from '../../page-kit/composition.server.ts'
import { pageSeo } from '../../page-kit/page-seo.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import type { FilmIdentitiesPage } from '../../page-models/film-identities.ts'
import type { PageResult } from '../../page-models/page-result.ts'

/** Editors may give a show another slug in each language. */
const identityOf = ({ reference, slug }: Show): string => reference ?? slug

/** Sources write 1900 for an unknown date. */
function yearOf(date: Show['releaseDate']): number | null {
  const year = Number(date?.slice(0, 4) ?? 0)
  return year > 1900 ? year : null
}

/** Lists name films in any language, so the titles are those of all languages of the site. */
export async function composeFilmIdentities(
  composition: Composition,
): Promise<PageResult<FilmIdentitiesPage>> {
  const { api, edition } = composition
  return resultOf<FilmIdentitiesPage>(async () => {
    const others = edition.site.languages.filter((language) => language !== edition.language)
    const [shows, ...translated] = await Promise.all([
      knownList(api.shows({ language: edition.language })),
      ...others.map((language) => optionalList(composition, api.shows({ language }))),
    ])
    const titles = Map.groupBy(translated.flat(), identityOf)
    const films = shows.map((show) => {
      const named = [show, ...(titles.get(identityOf(show)) ?? [])]
      const original = show.originalTitle === null ? [] : [show.originalTitle]
      return {
        slug: show.slug,
        titles: [...new Set([...named.map(({ title }) => title), ...original])],
        year: yearOf(show.originalReleaseDate) ?? yearOf(show.releaseDate),
        directors: show.directors,
      }
    })
    return { outcome: 'found', page: { films }, seo: pageSeo(composition, { kind: 'wishlist' }) }
  })
}
