import type { Cinema } from '#models/cinema.ts'
import type { City } from '#models/city.ts'
import { type Composition, knownList, loadBooks } from '../page-kit/composition.server.ts'
import type { Books } from '../page-kit/labels.ts'
import { pathOfAlways } from '../page-kit/links.ts'
import { nearbyLimits } from '../page-kit/nearby-limits.server.ts'
import { pageSeo } from '../page-kit/page-seo.ts'
import { resultOf } from '../page-kit/refusals.server.ts'
import { CAPITAL_REGION, hasCapitalRegion, placeName, zoneName } from '../page-kit/zones.ts'
import type { LocatorCinemaModel, LocatorCityModel, LocatorModel } from '../page-models/locator.ts'
import type { PageResult } from '../page-models/page-result.ts'
import { cinemaLink, cityOf } from './cinema-link.ts'

function cinemaModel(cinema: Cinema, { tags }: Books, { edition, t }: Composition): LocatorCinemaModel {
  const { slug, name, postalCode, line, href } = cinemaLink(cinema, { edition, tags, t })
  return {
    slug,
    name,
    postalCode,
    line,
    href,
    reference: cinema.vistaRef ?? slug,
    position: cinema.gpsPosition,
  }
}

/** Cities and their cinemas by name; without cinemas that have no city, and cities that have no cinema. */
function citiesOf(
  cities: readonly City[],
  cinemas: readonly Cinema[],
  books: Books,
  composition: Composition,
): readonly LocatorCityModel[] {
  const { formats } = composition
  const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
    formats.collator.compare(a.name, b.name)
  return [...cities].sort(byName).flatMap(({ slug, name, postalCode }) => {
    const models = cinemas
      .filter((cinema) => cityOf(cinema, cities)?.slug === slug)
      .sort(byName)
      .map((cinema) => cinemaModel(cinema, books, composition))
    return models.length > 0
      ? [{ slug, name: placeName({ slug, name }, composition.t), postalCode, cinemas: models }]
      : []
  })
}

function zonesOf(
  models: readonly LocatorCityModel[],
  cities: readonly City[],
  { t }: Composition,
): readonly LocatorCityModel[] {
  const region = cities.filter(
    ({ mainRegion, slug }) => mainRegion && models.some((model) => model.slug === slug),
  )
  if (!hasCapitalRegion(region)) return []
  const cinemas = models
    .filter(({ slug }) => region.some((city) => city.slug === slug))
    .flatMap((model) => model.cinemas)
  return [{ slug: CAPITAL_REGION, name: zoneName(CAPITAL_REGION, t) ?? '', postalCode: null, cinemas }]
}

export async function composeLocator(composition: Composition): Promise<PageResult<LocatorModel>> {
  const { api, edition } = composition
  const { language } = edition
  return resultOf(async () => {
    const [cinemas, cities, nearby, books] = await Promise.all([
      knownList(api.cinemas({ language })),
      knownList(api.cities({ language })),
      nearbyLimits(composition),
      loadBooks(composition),
    ])
    const open = cinemas.filter((cinema) => cinema.open)
    const all = citiesOf(cities, open, books, composition)
    const page: LocatorModel = {
      cities: all,
      zones: zonesOf(all, cities, composition),
      allHref: pathOfAlways(edition, 'cinemas'),
      nearby,
    }
    return {
      outcome: 'found',
      page,
      seo: pageSeo(composition, { kind: 'cinemas', values: { count: open.length } }),
    }
  })
}
