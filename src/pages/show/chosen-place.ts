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
