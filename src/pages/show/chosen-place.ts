import type { LocatorFacts } from '../../page-kit/site-context.ts'
import type { ShowPage, ShowtimesModel } from '../../page-models/show.ts'

interface Places {
  readonly showtimes: Pick<ShowtimesModel, 'place' | 'main'>
  readonly filters: Pick<ShowPage['filters'], 'groups'>
}

function cinemaHref({ cities }: Places['showtimes']['place'], slug: string): string | undefined {
  const listed = cities
    .flatMap(({ cinemas }) => cinemas)
    .find(({ href }) => href.split(/[/,]/).includes(`localisation-${slug}`))
  const city = cities.find(({ unlisted }) => unlisted?.split(' ').includes(slug))
  return listed?.href ?? city?.cinemas[0]?.href.replace(/localisation-[^/,?]+/, `localisation-${slug}`)
}

/** The page filtered by the visitor's place. Null if the URL names a place, or the show is not on there. */
export function chosenPlaceHref({ showtimes, filters }: Places, slug: string): string | null {
  const { place, main } = showtimes
  if (slug === '' || place.clearHref !== null || main?.cinema.slug === slug) return null
  const ofCinema = cinemaHref(place, slug)
  const ofCity = filters.groups
    .find(({ name }) => name === 'localisation')
    ?.choices.find(({ value, count }) => value === slug && count > 0)
  return ofCinema ?? ofCity?.href ?? null
}

/** True for a chosen place without the film, on a page of all places. */
export function isAwaitedAt(
  page: Places,
  { slug, guessed }: Pick<NonNullable<LocatorFacts['place']>, 'slug' | 'guessed'>,
): boolean {
  const { place, main } = page.showtimes
  const isSelected = place.clearHref !== null || main?.cinema.slug === slug
  return !guessed && slug !== '' && !isSelected && chosenPlaceHref(page, slug) === null
}
