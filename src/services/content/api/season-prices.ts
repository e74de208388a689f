import { wireSeasonSummary } from '#models/season.ts'
import { weekdayOf } from '#models/site-clock.ts'
import type { JsonObject } from '../store/layers.ts'
import { type ApiRequest, detailFields, isPublished, listOf, publishedDetail } from './api-request.ts'

/** Weekdays on which films belong to a season; its events always do. */
export function filmDays({ weekdays }: JsonObject): readonly number[] | null {
  return Array.isArray(weekdays) && weekdays.length > 0
    ? weekdays.filter((day) => typeof day === 'number')
    : null
}

export const isOn = (days: readonly number[] | null, isFilm: boolean, date: string): boolean =>
  !isFilm || days === null || days.includes(weekdayOf(date))

interface PricedSeason {
  readonly price: number
  readonly shows: ReadonlySet<string>
  readonly days: readonly number[] | null
}

const priced = wireSeasonSummary.pick({ price: true, active: true })

const known = new WeakMap<ApiRequest, Promise<readonly PricedSeason[]>>()

/** Read once per request. */
function pricedSeasons(request: ApiRequest): Promise<readonly PricedSeason[]> {
  const seasons = known.get(request) ?? loadSeasons(request)
  known.set(request, seasons)
  return seasons
}

async function loadSeasons({ items, language }: ApiRequest): Promise<readonly PricedSeason[]> {
  const [events, details] = await Promise.all([
    items.list('event', language),
    items.list('event-detail', language),
  ])
  return events.flatMap((event) => {
    const fields = isPublished(event)
      ? publishedDetail(
          event,
          details.filter(({ id }) => id === event.id),
        )
      : detailFields(
          event,
          details.find(({ slug }) => slug === event.slug),
        )
    const { data: season } = priced.safeParse(fields)
    if (!fields || !season?.active || season.price === null) return []
    return [{ price: season.price, shows: new Set(listOf(fields.shows)), days: filmDays(fields) }]
  })
}

/** Price of a seat by day: that of the first season in the editors' order. */
export async function seasonPriceOf(
  request: ApiRequest,
  show: string,
): Promise<(date: string) => number | null> {
  const seasons = (await pricedSeasons(request)).filter(({ shows }) => shows.has(show))
  const isFilm =
    seasons.some(({ days }) => days !== null) &&
    (await request.items.find('show', show, request.language))?.fields.isMovie === true
  return (date) => seasons.find(({ days }) => isOn(days, isFilm, date))?.price ?? null
}
