import type {
  ChosenShowtimeModel,
  SeasonDayModel,
  SeasonPage,
  SeasonSelectionModel,
  SeasonShowModel,
} from '../../page-models/seasons.ts'
import { liveTime } from '../../programme/live-times.ts'

export const selectionToken = (show: string, cinema: string, start: string): string =>
  [show, cinema, start].join('~')

const without = (tokens: readonly string[], token: string) => tokens.filter((each) => each !== token)

export function toggled(tokens: readonly string[], token: string): string {
  return (tokens.includes(token) ? without(tokens, token) : [...tokens, token]).join(',')
}

const timesOf = ({ rows }: SeasonShowModel) => rows.flatMap(({ times }) => times)

/** Selectable at `minute`. */
export const openTokens = (
  { shows }: SeasonDayModel,
  cinema: string,
  minute: number | null,
): readonly string[] =>
  shows.flatMap((each) =>
    timesOf(each)
      .filter((time) => liveTime(time, minute).status === 'available')
      .map(({ start }) => selectionToken(each.show.slug, cinema, start)),
  )

/** Empty if it is at most one showtime, or exceeds the limit. */
export function addedByDay(
  offered: readonly string[],
  tokens: readonly string[],
  limit: number,
): readonly string[] {
  const missing = offered.filter((token) => !tokens.includes(token))
  return offered.length > 1 && tokens.length + missing.length <= limit ? missing : []
}

const priceOf = (prices: SeasonSelectionModel['prices'], token: string): number | null =>
  typeof prices === 'number' ? prices : (prices[token] ?? null)

/** Showtimes of the page, and of its URL. */
export function knownShowtimes({
  days,
  cinema,
  selection,
}: SeasonPage): ReadonlyMap<string, ChosenShowtimeModel> {
  const known = new Map((selection?.chosen ?? []).map((chosen) => [chosen.token, chosen]))
  if (cinema === null) return known
  for (const { shortName, shows } of days) {
    for (const each of shows) {
      for (const { start, time } of timesOf(each)) {
        const token = selectionToken(each.show.slug, cinema.slug, start)
        const price = priceOf(selection?.prices ?? {}, token)
        if (!known.has(token))
          known.set(token, {
            token,
            title: each.show.title,
            cinema: cinema.name,
            day: shortName,
            time,
            price,
          })
      }
    }
  }
  return known
}

/** Null if a price is unknown. */
export const sumOf = (chosen: readonly Pick<ChosenShowtimeModel, 'price'>[]): number | null =>
  chosen.reduce<number | null>((sum, { price }) => (sum === null || price === null ? null : sum + price), 0)
