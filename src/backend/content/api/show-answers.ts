import type { JsonObject } from '../store/layers.ts'
import { type Answer, type Asked, listOf } from './asked.ts'
import { findDetail, readDocument } from './item-answers.ts'
import { isDate, showtimesOfShows } from './showtime-answers.ts'

/** `shows`. */
export async function shows(asked: Asked): Promise<Answer> {
  const list = await asked.items.list('show', asked.language)
  const counts = await nextDayCounts(asked)
  const all = list.map(({ slug, fields }): JsonObject => ({ ...fields, next24ShowtimesCount: counts.get(slug) ?? 0 }))
  const labels = new Set(all.map(({ label }) => label).filter((label) => typeof label === 'string'))
  const ratings = new Map(all.flatMap(({ contentRating: rating }) => (isRating(rating) ? [[rating.ref, rating] as const] : [])))
  return { shows: all, labels: [...labels], contentratings: [...ratings.values()] }
}

const isRating = (value: unknown): value is { readonly ref: string } => typeof value === 'object' && value !== null && 'ref' in value

/** Showtimes of each show within the next 24 hours. */
function nextDayCounts({ showtimes, wall }: Asked): Promise<Map<string, number>> {
  const later = new Date(Date.parse(`${wall.replace(' ', 'T')}Z`) + 86_400_000).toISOString().slice(0, 19).replace('T', ' ')
  return showtimes.counts(wall, later)
}

/** `show/{slug}`; `gone` where the show has been withdrawn. */
export async function show(asked: Asked, slug: string): Promise<Answer | 'gone'> {
  const fields = await findDetail(asked, 'show', 'show-detail', slug)
  if (!fields) return listOf(await readDocument(asked, 'gone-shows')).includes(slug) ? 'gone' : undefined
  const counts = await nextDayCounts(asked)
  return { ...fields, next24ShowtimesCount: counts.get(slug) ?? 0 }
}

/** `event/{slug}`: a season or special event, without the shows that its own call answers. */
export async function event(asked: Asked, slug: string): Promise<Answer> {
  const fields = await findDetail(asked, 'event', 'event-detail', slug)
  if (!fields) return undefined
  const { shows: _, ...season } = fields
  return season
}

/** `event/{slug}/shows`: the shows of a season and the days on which they are on. */
export async function eventShows(asked: Asked, slug: string): Promise<Answer> {
  const fields = await findDetail(asked, 'event', 'event-detail', slug)
  if (!fields) return undefined
  const items = await asked.items.many('show', listOf(fields.shows), asked.language)
  const days: Record<string, Record<string, JsonObject>> = {}
  for (const item of items.values()) {
    for (const row of await asked.showtimes.ofShow(item.slug, asked.today)) {
      const day = days[row.date] ?? {}
      day[item.slug] ??= { live: item.fields.specialEvent === true, bookable: true, order: item.fields.genericOrder ?? null }
      days[row.date] = day
    }
  }
  return { shows: [...items.values()].map((item) => item.fields), days }
}

/** `event/{slug}/showtimes/{date}`. */
export async function eventShowtimes(asked: Asked, slug: string, date: string): Promise<Answer> {
  const fields = isDate(date) ? await findDetail(asked, 'event', 'event-detail', slug) : undefined
  return fields && showtimesOfShows(asked, listOf(fields.shows), date)
}

/** `cinepass/current-shows`: the shows a subscription is good for, those on today first. */
export async function currentShows(asked: Asked): Promise<Answer> {
  const running = await asked.showtimes.showDays(asked.today)
  const list = await asked.items.list('show', asked.language)
  return {
    shows: list
      .filter(({ slug, fields }) => running.has(slug) && fields.isMovie === true)
      .slice(0, 12)
      .map(({ slug }) => slug),
  }
}
