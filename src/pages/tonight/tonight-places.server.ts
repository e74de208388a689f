import {
  loadTonight,
  type TonightMaterials,
  tonightPlace,
  tonightTimes,
} from '../../features/tonight/tonight-times.server.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { link, tonightPath } from '../../page-kit/links.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { placeName } from '../../page-kit/zones.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import { cityOf } from '../../programme/cinema-link.ts'
import { isInView } from '../../programme/time-of-day.ts'
import { tonightHeading, tonightList } from './tonight-list.server.ts'
import type { TonightPlacesModel } from './tonight-model.ts'

const ROWS = 8
/** Places tried for one that plays today. */
const TRIES = 3

/** Cinemas by city, those without one by themselves. */
function citiesOf(
  { cinemas, cities }: TonightMaterials,
  composition: Composition,
): TonightPlacesModel['cities'] {
  const { formats, t } = composition
  const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
    formats.collator.compare(a.name, b.name)
  const groups = Map.groupBy(cinemas, (cinema) => cityOf(cinema, cities) ?? cinema)
  return [...groups]
    .map(([place, own]) => ({
      name: placeName(place, t),
      href: tonightPath(composition.edition, place.slug),
      cinemas: own
        .map(({ slug, name }) => ({ slug, name, href: tonightPath(composition.edition, slug) }))
        .sort(byName),
    }))
    .sort(byName)
}

async function hereOf(
  material: TonightMaterials,
  composition: Composition,
): Promise<TonightPlacesModel['here']> {
  const { today } = composition
  const tried = material.cinemas.slice(0, TRIES).flatMap(({ slug }) => {
    const place = tonightPlace(slug, material, composition)
    return place ? [place] : []
  })
  let first: TonightPlacesModel['here'] = null
  for (const place of tried) {
    const evening = await tonightTimes(place, material, composition)
    if (evening === null || (first !== null && evening.date !== today)) continue
    const href = tonightPath(composition.edition, place.slug)
    const times = evening.times.filter(({ showtime }) => isInView(showtime.start, null, evening))
    const list = await tonightList(
      {
        place,
        evening,
        times,
        heading: tonightHeading(place, { date: evening.date, times }, composition),
        books: material.books,
        most: ROWS,
        laterHref: () => href,
      },
      composition,
    )
    first = { list, href }
    if (evening.date === today) break
  }
  return first
}

/** All places, and the next showtimes in one that plays today. */
export async function composeTonightPlaces(
  composition: Composition,
): Promise<PageResult<TonightPlacesModel>> {
  const { edition, t } = composition
  return resultOf<TonightPlacesModel>(async () => {
    const material = await loadTonight(composition)
    const page = { here: await hereOf(material, composition), cities: citiesOf(material, composition) }
    breadcrumb(composition, [link(t('pages.tonight'), tonightPath(edition))])
    return { outcome: 'found', page, seo: pageSeo(composition, { kind: 'tonight' }) }
  })
}
