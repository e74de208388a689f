import type { ShowtimeRecord } from '../store/content-tables.ts'
import { type ApiRequest, listOf, type ResponseBody } from './api-request.ts'
import { findDetail } from './item-responses.ts'
import { filmDays, isOn } from './season-prices.ts'
import { hasBegun, isDate, showtimesOfShows } from './showtime-responses.ts'

const seasonOf = (request: ApiRequest, slug: string) => findDetail(request, 'event', 'event-detail', slug)

export async function eventDetails(request: ApiRequest, slug: string): Promise<ResponseBody> {
  const fields = await seasonOf(request, slug)
  if (!fields) return undefined
  const { shows: _, weekdays: __, ...season } = fields
  return season
}

function onSale(request: ApiRequest, { status, reservability_start: starts }: ShowtimeRecord): boolean {
  if (status !== 'available') return false
  return starts === null || hasBegun(request, starts)
}

export async function eventShows(request: ApiRequest, slug: string): Promise<ResponseBody> {
  const fields = await seasonOf(request, slug)
  if (!fields) return undefined
  const weekdays = filmDays(fields)
  const items = await request.items.many('show', listOf(fields.shows), request.language)
  const days: Record<string, Record<string, { live: boolean; bookable: boolean; order: number | null }>> = {}
  for (const [position, item] of [...items.values()].entries()) {
    const rows = await request.showtimes.ofShow(item.slug, request.today)
    for (const row of rows.filter(({ date }) => isOn(weekdays, item.fields.isMovie === true, date))) {
      const day = days[row.date] ?? {}
      const known = day[item.slug] ?? {
        live: item.fields.specialEvent === true,
        bookable: false,
        order: position,
      }
      day[item.slug] = { ...known, bookable: known.bookable || onSale(request, row) }
      days[row.date] = day
    }
  }
  return { shows: [...items.values()].map((item) => item.fields), days }
}

export async function eventShowtimes(request: ApiRequest, slug: string, date: string): Promise<ResponseBody> {
  const fields = isDate(date) ? await seasonOf(request, slug) : undefined
  if (!fields) return undefined
  const items = await request.items.many('show', listOf(fields.shows), request.language)
  const on = [...items.values()].filter(({ fields: show }) =>
    isOn(filmDays(fields), show.isMovie === true, date),
  )
  return showtimesOfShows(
    request,
    on.map((item) => item.slug),
    date,
  )
}
