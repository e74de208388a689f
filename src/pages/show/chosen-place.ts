import type { ShowPage } from '../../page-models/show.ts'

type Places = Pick<ShowPage, 'place' | 'main' | 'cinemas'> & {
  readonly filters: Pick<ShowPage['filters'], 'groups'>
}

/** The page narrowed to the visitor's own cinema or city. Null where its address names a place already, or where that one does not play it. */
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
