import type { LocatorFacts } from '../../page-kit/site-context.ts'
import type { ShowPage } from '../../page-models/show.ts'

type Places = Pick<ShowPage, 'place' | 'main' | 'cinemas'> & {
  readonly filters: Pick<ShowPage['filters'], 'groups'>
}

/** The page filtered by the visitor's place. Null if the URL names a place, or the show is not on there. */
export function chosenPlaceHref({ place, main, cinemas, filters }: Places, slug: string): string | null {
  if (slug === '' || place.clearHref !== null || main?.cinema.slug === slug) return null
  const ofCinema = cinemas
    .flatMap((city) => city.cinemas)
    .find(({ href }) => href.split(/[/,]/).includes(`localisation-${slug}`))
  const ofCity = filters.groups
    .find(({ name }) => name === 'localisation')
    ?.choices.find(({ value, count }) => value === slug && count > 0)
  return (ofCinema ?? ofCity)?.href ?? null
}

/** True for a chosen place without the film, on a page of all places. */
export function isAwaitedAt(
  page: Places,
  { slug, guessed }: Pick<NonNullable<LocatorFacts['place']>, 'slug' | 'guessed'>,
): boolean {
  const isSelected = page.place.clearHref !== null || page.main?.cinema.slug === slug
  return !guessed && slug !== '' && !isSelected && chosenPlaceHref(page, slug) === null
}
