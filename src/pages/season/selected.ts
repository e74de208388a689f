import type {
  ChosenShowtimeModel,
  SeasonPage,
  SeasonSelectionModel,
  SeasonShowModel,
} from '../../page-models/seasons.ts'

export const selectionToken = (show: string, cinema: string, start: string): string =>
  [show, cinema, start].join('~')

const without = (tokens: readonly string[], token: string) => tokens.filter((each) => each !== token)

export function toggled(tokens: readonly string[], token: string): string {
  return (tokens.includes(token) ? without(tokens, token) : [...tokens, token]).join(',')
}

const timesOf = ({ rows }: SeasonShowModel) => rows.flatMap(({ times }) => times)

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
