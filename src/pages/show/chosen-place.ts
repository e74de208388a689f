import type { LocatorFacts } from '../../page-kit/site-context.ts'
import type { ShowtimesModel } from '../../page-models/show.ts'

type Places = Pick<ShowtimesModel, 'place' | 'main'> & {
  readonly filters: Pick<ShowtimesModel['filters'], 'groups'>
}

/** The page filtered by the visitor's place. Null if the URL names a place, or the show is not on there. */
export function chosenPlaceHref({ place, main, filters }: Places, slug: string): string | null {
  if (slug === '' || place.clearHref !== null || main?.cinema.slug === slug) return null
  const ofCinema = place.cities
    .flatMap((city) => city.cinemas)
    .find(({ href }) => href.split(/[/,]/).includes(`localisation-${slug}`))
  const ofCity = filters.groups
    .find(({ name }) => name === 'localisation')
    ?.choices.find(({ value, count }) => value === slug && count > 0)
  return (ofCinema ?? ofCity)?.href ?? null
}

/** True for a chosen place without the film, on a page of all places. */
export function isAwaitedAt(
  showtimes: Places,
  { slug, guessed }: Pick<NonNullable<LocatorFacts['place']>, 'slug' | 'guessed'>,
): boolean {
  const isSelected = showtimes.place.clearHref !== null || showtimes.main?.cinema.slug === slug
  return !guessed && slug !== '' && !isSelected && chosenPlaceHref(showtimes, slug) === null
}
