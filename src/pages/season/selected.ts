import { showtimeToken } from '../../page-kit/season-selection.ts'
import type { ChosenShowtimeModel, SeasonPage, SeasonSelectionModel } from '../../page-models/seasons.ts'

const priceOf = (prices: SeasonSelectionModel['prices'], token: string): number | null =>
  typeof prices === 'number' ? prices : (prices[token] ?? null)

/** Showtimes of the page, and of its URL. */
export function knownShowtimes({
  programme: { days, cinema },
  selection,
}: SeasonPage): ReadonlyMap<string, ChosenShowtimeModel> {
  const known = new Map((selection?.chosen ?? []).map((chosen) => [chosen.token, chosen]))
  if (cinema === null) return known
  for (const { shortName: day, shows } of days)
    for (const { show, rows } of shows)
      for (const { start, time } of rows.flatMap(({ times }) => times)) {
        const token = showtimeToken({ show: show.slug, cinema: cinema.slug, time: start })
        const price = priceOf(selection?.prices ?? {}, token)
        if (!known.has(token))
          known.set(token, { token, title: show.title, cinema: cinema.name, day, time, price })
      }
  return known
}

/** Null if a price is unknown. */
export function sumOf(chosen: readonly Pick<ChosenShowtimeModel, 'price'>[]): number | null {
  let sum = 0
  for (const { price } of chosen) {
    if (price === null) return null
    sum += price
  }
  return sum
}
