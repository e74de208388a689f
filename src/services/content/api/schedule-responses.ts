import type { ShowtimeRecord } from '../store/content-tables.ts'
import type { StoredItem } from '../store/item-reader.ts'
import { isMap, type JsonObject } from '../store/layers.ts'
import {
  type ApiRequest,
  isGenerated,
  isPublished,
  next24Hours,
  type ResponseBody,
  textOf,
} from './api-request.ts'
import { withNotes } from './showtime-notes.ts'
import { rowTags } from './showtime-responses.ts'

type Row = Pick<ShowtimeRecord, 'show' | 'cinema' | 'date' | 'time' | 'version' | 'tags' | 'special'>

export async function cinemaShows(request: ApiRequest, slug: string): Promise<ResponseBody> {
  const cinema = await request.items.find('cinema', slug, request.language)
  if (!cinema) return undefined
  const stored = isGenerated(cinema)
    ? undefined
    : (await request.items.find('cinema-shows', slug, request.language))?.fields
  if (stored || !(isGenerated(cinema) || isPublished(cinema))) return withoutPast(request, stored)
  const rows = await withNotes(request, await request.showtimes.ofCinema(slug, request.today))
  return scheduleOf(request, rows, await upcomingShows(request))
}

export async function experienceShows(request: ApiRequest, slug: string): Promise<ResponseBody> {
  const experience = await request.items.find('experience', slug, request.language)
  if (!experience) return undefined
  const tag = textOf(experience.fields.tag) ?? slug
  return scheduleOf(
    request,
    await withNotes(request, await request.showtimes.withTag(tag, request.today)),
    [],
  )
}

async function upcomingShows(request: ApiRequest): Promise<readonly string[]> {
  const shows = await request.items.list('show', request.language)
  return shows
    .filter(({ fields }) => fields.isComingSoon === true && fields.isMovie === true)
    .map(({ slug }) => slug)
}

async function scheduleOf(request: ApiRequest, rows: readonly Row[], upcoming: readonly string[]) {
  const byShow = Map.groupBy(rows, ({ show }) => show)
  const items = await request.items.many(
    'show',
    [...new Set([...byShow.keys(), ...upcoming])],
    request.language,
  )
  const ordered = [...items.values()].sort(
    (a, b) => Number(a.fields.genericOrder) - Number(b.fields.genericOrder),
  )
  const days = Map.groupBy(rows, ({ date }) => date)
  const sold = await upsellTags(request)
  return {
    days: Object.fromEntries(
      [...days].sort(byKey).map(([date, ofDay]) => [
        date,
        {
          upsell: [...upsellOf(ofDay, items), ...formatUpsells(ofDay, sold)],
          highlightedShowtime: highlightOf(ofDay),
        },
      ]),
    ),
    shows: Object.fromEntries(
      ordered.map((show) => [show.slug, scheduledShow(show, byShow.get(show.slug) ?? [], request)]),
    ),
  }
}

function scheduledShow({ fields }: StoredItem, rows: readonly Row[], request: ApiRequest): JsonObject {
  const days = Map.groupBy(rows, ({ date }) => date)
  const bookable = rows.length > 0
  const { from, to } = next24Hours(request)
  return {
    days: Object.fromEntries([...days].sort(byKey).map(([date, ofDay]) => [date, showDay(fields, ofDay)])),
    bookable,
    isBookable: bookable,
    isNew: fields.isNew ?? false,
    isEarlyAVP: rows.some((row) => rowTags(row).includes('AVP')),
    cineOrder: fields.genericOrder ?? null,
    isKids: fields.isKids ?? false,
    next24ShowtimesCount: rows.filter(({ time }) => time >= from && time < to).length,
  }
}

function showDay(fields: JsonObject, rows: readonly Row[]): JsonObject {
  return {
    tags: distinctTags(rows),
    bookable: true,
    versions: distinct(rows.map(({ version }) => version)),
    flag: fields.flag ?? null,
    flagColor: fields.flagColor ?? null,
    cineOrder: fields.genericOrder ?? null,
  }
}

const distinct = (values: readonly string[]) => [...new Set(values)]
const distinctTags = (rows: readonly Row[]) => distinct(rows.flatMap((row) => rowTags(row)))
const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => a.localeCompare(b)

function upsellOf(rows: readonly Row[], items: ReadonlyMap<string, StoredItem>): JsonObject[] {
  const event = rows.map(({ show }) => items.get(show)).find((show) => show?.fields.isMovie === false)
  if (!event) return []
  const own = {
    showSlug: event.slug,
    tag: null,
    flagLabel: event.fields.flag ?? null,
    entertainment: event.slug,
  }
  const film = [...items.values()].find(
    ({ slug, fields }) => fields.isMovie === true && rows.some(({ show }) => show === slug),
  )
  return film ? [own, { showSlug: film.slug, tag: null, flagLabel: null, entertainment: event.slug }] : [own]
}

async function upsellTags(request: ApiRequest): Promise<readonly string[]> {
  const tags = await request.items.list('tag', request.language)
  const ranked = tags.filter(({ fields }) => typeof fields.orderUpsell === 'number')
  return ranked
    .sort((a, b) => Number(a.fields.orderUpsell) - Number(b.fields.orderUpsell))
    .map(({ slug }) => slug)
}

function formatUpsells(rows: readonly Row[], sold: readonly string[]): JsonObject[] {
  return [...Map.groupBy(rows, ({ show }) => show)].flatMap(([show, ofShow]) => {
    const tags = distinctTags(ofShow)
    const tag = sold.find((each) => tags.includes(each))
    return tag === undefined ? [] : [{ showSlug: show, tag, flagLabel: null, entertainment: null }]
  })
}

function highlightOf(rows: readonly Row[]): JsonObject | null {
  const premiere =
    rows.find((row) => rowTags(row).includes('avp-equipe')) ??
    rows.find((row) => rowTags(row).includes('AVP'))
  return premiere ? { showSlug: premiere.show } : null
}

export async function showCinemas(request: ApiRequest, slug: string): Promise<ResponseBody> {
  const show = await request.items.find('show', slug, request.language)
  if (!show) return {}
  const stored = isGenerated(show)
    ? undefined
    : (await request.items.find('show-cinemas', slug, request.language))?.fields
  if (stored || !(isGenerated(show) || isPublished(show))) return withoutPastDays(request, stored)
  const rows = await withNotes(request, await request.showtimes.ofShow(slug, request.today))
  const cinemas = [...Map.groupBy(rows, ({ cinema }) => cinema)].sort(byKey)
  const sold = await upsellTags(request)
  return Object.fromEntries(
    cinemas.map(([cinema, ofCinema]) => {
      const days = [...Map.groupBy(ofCinema, ({ date }) => date)].sort(byKey)
      return [
        cinema,
        { days: Object.fromEntries(days.map(([date, ofDay]) => [date, cinemaDay(ofDay, sold)])) },
      ]
    }),
  )
}

const cinemaDay = (rows: readonly Row[], sold: readonly string[]): JsonObject => ({
  tags: distinctTags(rows),
  upsell: formatUpsells(rows, sold),
  versions: distinct(rows.map(({ version }) => version)),
})

export async function zoneShows(request: ApiRequest, zone: string): Promise<ResponseBody> {
  const stored = await request.items.find('zone', zone, request.language)
  if (stored) return stored.fields
  const cities = await request.items.list('city', request.language)
  const inZone = cities.filter(({ slug, fields }) => (zone === 'idf' ? fields.isIdf === true : slug === zone))
  if (zone !== 'idf' && inZone.length === 0) return undefined
  if (!inZone.every((city) => isGenerated(city) || isPublished(city))) return undefined
  const cinemas = (await request.items.list('cinema', request.language)).filter(({ fields }) =>
    inZone.some(({ slug }) => slug === fields.citySlug),
  )
  const running = await request.showtimes.showDays(
    request.today,
    cinemas.map(({ slug }) => slug),
  )
  const shows = (await request.items.list('show', request.language)).filter(({ slug }) => running.has(slug))
  return {
    shows: shows.map(({ slug, fields }) => ({
      slug,
      bookable: true,
      order: fields.genericOrder ?? null,
    })),
  }
}

function withoutPast(request: ApiRequest, schedule: JsonObject | undefined): ResponseBody {
  if (!schedule) return undefined
  const shows = Object.entries(asMap(schedule.shows)).map(([slug, show]) => [
    slug,
    { ...asMap(show), days: futureDays(request, asMap(show).days) },
  ])
  return { ...schedule, days: futureDays(request, schedule.days), shows: Object.fromEntries(shows) }
}

function withoutPastDays(request: ApiRequest, cinemas: JsonObject | undefined): ResponseBody {
  if (!cinemas) return {}
  const entries = Object.entries(cinemas).map(
    ([slug, cinema]) => [slug, { ...asMap(cinema), days: futureDays(request, asMap(cinema).days) }] as const,
  )
  return Object.fromEntries(entries.filter(([, { days }]) => Object.keys(days).length > 0))
}

const futureDays = ({ today }: ApiRequest, days: unknown): JsonObject =>
  Object.fromEntries(Object.entries(asMap(days)).filter(([date]) => date >= today))

const asMap = (value: unknown): JsonObject => (isMap(value) ? value : {})
