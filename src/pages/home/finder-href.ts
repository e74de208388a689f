import type { HomePage } from '../../page-models/home.ts'

export interface FinderChoice {
  /** Slugs; empty: all. */
  readonly film: string
  readonly cinema: string
  readonly date: string
}

type FinderModel = Pick<NonNullable<HomePage['finder']>, 'action' | 'films' | 'cinemas'>

/** Leads to the film at that cinema, the cinema, or the list, on that day. */
export function finderHref(
  { action, films, cinemas }: FinderModel,
  { film, cinema, date }: FinderChoice,
): string {
  const filmHref = films.find(({ slug }) => slug === film)?.href
  const cinemaHref = cinemas.find(({ slug }) => slug === cinema)?.href
  const day = date === '' ? [] : [`date-${date}`]
  const place = filmHref !== undefined && cinemaHref !== undefined ? [`localisation-${cinema}`] : []
  const filters = [...day, ...place].join(',')
  const page = filmHref ?? cinemaHref ?? action
  return filters === '' ? page : `${page}/filters/${filters}`
}
