import type { Language } from '#config/types.ts'
import type { ContentApi } from '../api/content-api.ts'
import { isRefusal } from './refusals.server.ts'

interface SeasonShow {
  /** Empty: none. */
  readonly season: string
  readonly show: string
  readonly language: Language
}

/** Price of a seat in a season, which applies to its shows only; null without one. */
export async function seasonPrice(
  api: Pick<ContentApi, 'event' | 'eventShows'>,
  { season: slug, show, language }: SeasonShow,
): Promise<number | null> {
  if (slug === '') return null
  try {
    const [season, { shows }] = await Promise.all([
      api.event({ slug, language }),
      api.eventShows({ slug, language }),
    ])
    return shows.some((each) => each.slug === show) ? season.price : null
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}
