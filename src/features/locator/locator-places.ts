import type { NearbyQuestion } from '#machines/locator-context.ts'
import type { LocatorPosition, SavedLocation } from '#machines/locator-rules.ts'
import { nearbyPlaces } from '../../page-kit/nearby.ts'
import type { LocatorCinemaModel, LocatorModel } from '../../page-models/locator.ts'
import type { Place } from '../../storage/place-store.ts'

export const cinemasIn = ({ cities }: LocatorModel): readonly LocatorCinemaModel[] =>
  cities.flatMap(({ cinemas }) => cinemas)

/** Slugs around a place: the favourites first, then the cinemas near the first of them. */
export function orderNearby(
  places: LocatorModel,
  { location: from, favourites }: NearbyQuestion,
): readonly string[] {
  const cinemas = cinemasIn(places)
  const own =
    from?.type === 'favorite'
      ? favourites.filter((slug) => cinemas.some((cinema) => cinema.slug === slug))
      : []
  const middle = from?.type === 'cinema' ? from.value : own[0]
  const here = from?.type === 'position' ? from.value : cinemas.find(({ slug }) => slug === middle)?.position
  const around = here ? nearbyPlaces(here, cinemas, places.nearby).map(({ slug }) => slug) : []
  return [...new Set([...own, ...around])]
}

/** The nearest cinema at any distance; null if no cinema has a position. */
export const nearestCinema = (places: LocatorModel, here: LocatorPosition): LocatorCinemaModel | null =>
  nearbyPlaces(here, cinemasIn(places), { distance: Number.POSITIVE_INFINITY, cinemas: 1 })[0] ?? null

/** Slug of the city of the nearest cinema; empty if none is near. */
export function cityAround(places: LocatorModel, here: LocatorPosition): string {
  const [nearest] = nearbyPlaces(here, cinemasIn(places), places.nearby)
  return places.cities.find(({ cinemas }) => cinemas.some((cinema) => cinema === nearest))?.slug ?? ''
}

export function placeOf(
  places: LocatorModel,
  saved: SavedLocation | null,
  t: (key: string) => string,
): Place | null {
  if (saved?.type === 'position') {
    const around = cityAround(places, saved.value)
    return { name: t('position.title'), slug: '', kind: '', page: '', around }
  }
  if (saved?.type === 'favorite') return { name: t('favourites'), slug: '', kind: '', page: '' }
  if (saved?.type === 'city') {
    const zone = places.zones.find(({ slug }) => slug === saved.value)
    if (zone) return { name: zone.name, slug: zone.slug, kind: '', page: '' }
    const city = places.cities.find(({ slug }) => slug === saved.value)
    const [only, another] = city?.cinemas ?? []
    if (!city || !only) return null
    return {
      name: city.name,
      slug: city.slug,
      ...(another ? { kind: 'cityLight', page: city.slug } : { kind: 'cinema', page: only.slug }),
    }
  }
  const cinema = cinemasIn(places).find(({ reference }) => reference === saved?.value)
  return cinema ? { name: cinema.name, slug: cinema.slug, kind: 'cinema', page: cinema.slug } : null
}
