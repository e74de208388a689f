import type { ChosenShowtimeModel, SeasonPage, SeasonShowModel } from '../../page-data/models/seasons.ts'

export const tokenOf = (show: string, cinema: string, start: string): string => [show, cinema, start].join('~')

const without = (tokens: readonly string[], token: string) => tokens.filter((each) => each !== token)

/** The selection after a press on a showtime, as the form sends it. */
export function toggled(tokens: readonly string[], token: string): string {
  return (tokens.includes(token) ? without(tokens, token) : [...tokens, token]).join(',')
}

const timesOf = ({ rows }: SeasonShowModel) => rows.flatMap(({ times }) => times)

/** What is known of each showtime that can be chosen on the page, or came with its address. */
export function knownShowtimes({ days, cinema, selection }: SeasonPage): ReadonlyMap<string, ChosenShowtimeModel> {
  const known = new Map((selection?.chosen ?? []).map((chosen) => [chosen.token, chosen]))
  if (cinema === null) return known
  for (const { shortName, shows } of days) {
    for (const each of shows) {
      for (const { start, time } of timesOf(each)) {
        const token = tokenOf(each.show.slug, cinema.slug, start)
        const price = selection?.price ?? null
        if (!known.has(token)) known.set(token, { token, title: each.show.title, cinema: cinema.name, day: shortName, time, price })
      }
    }
  }
  return known
}

/** The sum, or null where the price of one of them is not known. */
export const sumOf = (chosen: readonly Pick<ChosenShowtimeModel, 'price'>[]): number | null =>
  chosen.reduce<number | null>((sum, { price }) => (sum === null || price === null ? null : sum + price), 0)
