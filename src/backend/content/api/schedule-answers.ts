import type { StoredItem } from '../store/item-reader.ts'
import type { JsonObject } from '../store/layers.ts'
import type { ShowtimeRecord } from '../store/tables.ts'
import { type Answer, type Asked, isGenerated, isPublished, nextDay, textOf } from './asked.ts'
import { tagsOf } from './showtime-answers.ts'
import { withNotes } from './showtime-notes.ts'

type Row = Pick<ShowtimeRecord, 'show' | 'cinema' | 'date' | 'time' | 'version' | 'tags' | 'special'>

/** `cinema/{slug}/shows`. */
export async function cinemaShows(asked: Asked, slug: string): Promise<Answer> {
  const cinema = await asked.items.find('cinema', slug, asked.language)
  if (!cinema) return undefined
  const told = isGenerated(cinema) ? undefined : (await asked.items.find('cinema-shows', slug, asked.language))?.fields
  if (told || !(isGenerated(cinema) || isPublished(cinema))) return withoutPast(asked, told)
  const rows = await withNotes(asked, await asked.showtimes.ofCinema(slug, asked.today))
  return scheduleOf(asked, rows, await upcomingShows(asked))
}

/** `gpxp/{slug}/shows`: the screenings that carry the experience's tag. */
export async function experienceShows(asked: Asked, slug: string): Promise<Answer> {
  const experience = await asked.items.find('experience', slug, asked.language)
  if (!experience) return undefined
  const tag = textOf(experience.fields.tag) ?? slug
  return scheduleOf(asked, await withNotes(asked, await asked.showtimes.withTag(tag, asked.today)), [])
}

/** Shows without a day in the programme yet. */
async function upcomingShows(asked: Asked): Promise<readonly string[]> {
  const shows = await asked.items.list('show', asked.language)
  return shows.filter(({ fields }) => fields.isComingSoon === true && fields.isMovie === true).map(({ slug }) => slug)
}

async function scheduleOf(asked: Asked, rows: readonly Row[], upcoming: readonly string[]): Promise<Answer> {
  const byShow = Map.groupBy(rows, ({ show }) => show)
  const items = await asked.items.many('show', [...new Set([...byShow.keys(), ...upcoming])], asked.language)
  const ordered = [...items.values()].sort((a, b) => Number(a.fields.genericOrder) - Number(b.fields.genericOrder))
  const days = Map.groupBy(rows, ({ date }) => date)
  const sold = await upsellTags(asked)
  return {
    days: Object.fromEntries(
      [...days]
        .sort(byKey)
        .map(([date, ofDay]) => [
          date,
          { upsell: [...upsellOf(ofDay, items), ...formatUpsells(ofDay, sold)], highlightedShowtime: highlightOf(ofDay) },
        ]),
    ),
    shows: Object.fromEntries(ordered.map((show) => [show.slug, scheduledShow(show, byShow.get(show.slug) ?? [], asked)])),
  }
}

function scheduledShow({ fields }: StoredItem, rows: readonly Row[], asked: Asked): JsonObject {
  const days = Map.groupBy(rows, ({ date }) => date)
  const bookable = rows.length > 0
  const tomorrow = nextDay(asked)
  return {
    days: Object.fromEntries([...days].sort(byKey).map(([date, ofDay]) => [date, showDay(fields, ofDay)])),
    bookable,
    isBookable: bookable,
    isNew: fields.isNew ?? false,
    isEarlyAVP: rows.some((row) => tagsOf(row).includes('AVP')),
    cineOrder: fields.genericOrder ?? null,
    isKids: fields.isKids ?? false,
    next24ShowtimesCount: rows.filter(({ time }) => time >= asked.wall && time < tomorrow).length,
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
const distinctTags = (rows: readonly Row[]) => distinct(rows.flatMap((row) => tagsOf(row)))
const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => a.localeCompare(b)

/** The day's event, offered beside its films. */
function upsellOf(rows: readonly Row[], items: ReadonlyMap<string, StoredItem>): JsonObject[] {
  const event = rows.map(({ show }) => items.get(show)).find((show) => show?.fields.isMovie === false)
  if (!event) return []
  const own = { showSlug: event.slug, tag: null, flagLabel: event.fields.flag ?? null, entertainment: event.slug }
  const film = [...items.values()].find(({ slug, fields }) => fields.isMovie === true && rows.some(({ show }) => show === slug))
  return film ? [own, { showSlug: film.slug, tag: null, flagLabel: null, entertainment: event.slug }] : [own]
}

/** Tags that are put forward beside shows, in their order. */
async function upsellTags(asked: Asked): Promise<readonly string[]> {
  const tags = await asked.items.list('tag', asked.language)
  const ranked = tags.filter(({ fields }) => typeof fields.orderUpsell === 'number')
  return ranked.sort((a, b) => Number(a.fields.orderUpsell) - Number(b.fields.orderUpsell)).map(({ slug }) => slug)
}

/** The shows of a day that play in a format worth more, each with the first such format. */
function formatUpsells(rows: readonly Row[], sold: readonly string[]): JsonObject[] {
  return [...Map.groupBy(rows, ({ show }) => show)].flatMap(([show, ofShow]) => {
    const tags = distinctTags(ofShow)
    const tag = sold.find((each) => tags.includes(each))
    return tag === undefined ? [] : [{ showSlug: show, tag, flagLabel: null, entertainment: null }]
  })
}

/** A premiere is what a day is remembered for. */
function highlightOf(rows: readonly Row[]): JsonObject | null {
  const premiere = rows.find((row) => tagsOf(row).includes('avp-equipe')) ?? rows.find((row) => tagsOf(row).includes('AVP'))
  return premiere ? { showSlug: premiere.show } : null
}

/** `show/{slug}/cinemas`: cinema → days. An unknown show has none. */
export async function showCinemas(asked: Asked, slug: string): Promise<Answer> {
  const show = await asked.items.find('show', slug, asked.language)
  if (!show) return {}
  const told = isGenerated(show) ? undefined : (await asked.items.find('show-cinemas', slug, asked.language))?.fields
  if (told || !(isGenerated(show) || isPublished(show))) return withoutPastDays(asked, told)
  const rows = await withNotes(asked, await asked.showtimes.ofShow(slug, asked.today))
  const cinemas = [...Map.groupBy(rows, ({ cinema }) => cinema)].sort(byKey)
  const sold = await upsellTags(asked)
  return Object.fromEntries(
    cinemas.map(([cinema, ofCinema]) => {
      const days = [...Map.groupBy(ofCinema, ({ date }) => date)].sort(byKey)
      return [cinema, { days: Object.fromEntries(days.map(([date, ofDay]) => [date, cinemaDay(ofDay, sold)])) }]
    }),
  )
}

const cinemaDay = (rows: readonly Row[], sold: readonly string[]): JsonObject => ({
  tags: distinctTags(rows),
  upsell: formatUpsells(rows, sold),
  versions: distinct(rows.map(({ version }) => version)),
})

/** `zone/{zone}`: what runs in a city, or in the cities of a region. */
export async function zoneShows(asked: Asked, zone: string): Promise<Answer> {
  const stored = await asked.items.find('zone', zone, asked.language)
  if (stored) return stored.fields
  const cities = await asked.items.list('city', asked.language)
  const inZone = cities.filter(({ slug, fields }) => (zone === 'idf' ? fields.isIdf === true : slug === zone))
  if (zone !== 'idf' && inZone.length === 0) return undefined
  if (!inZone.every((city) => isGenerated(city) || isPublished(city))) return undefined
  const cinemas = (await asked.items.list('cinema', asked.language)).filter(({ fields }) => inZone.some(({ slug }) => slug === fields.citySlug))
  const running = await asked.showtimes.showDays(
    asked.today,
    cinemas.map(({ slug }) => slug),
  )
  const shows = (await asked.items.list('show', asked.language)).filter(({ slug }) => running.has(slug))
  return {
    shows: shows.map(({ slug, fields }) => ({
      slug,
      bookable: true,
      order: fields.genericOrder ?? null,
    })),
  }
}

/** A programme that a source has told once, without the days that have gone by since. */
function withoutPast(asked: Asked, schedule: JsonObject | undefined): Answer {
  if (!schedule) return undefined
  const shows = Object.entries(asMap(schedule.shows)).map(([slug, show]) => [slug, { ...asMap(show), days: futureDays(asked, asMap(show).days) }])
  return { ...schedule, days: futureDays(asked, schedule.days), shows: Object.fromEntries(shows) }
}

function withoutPastDays(asked: Asked, cinemas: JsonObject | undefined): Answer {
  if (!cinemas) return {}
  const kept = Object.entries(cinemas).map(([slug, cinema]) => [slug, { ...asMap(cinema), days: futureDays(asked, asMap(cinema).days) }] as const)
  return Object.fromEntries(kept.filter(([, { days }]) => Object.keys(days).length > 0))
}

const futureDays = ({ today }: Asked, days: unknown): JsonObject => Object.fromEntries(Object.entries(asMap(days)).filter(([date]) => date >= today))

const asMap = (value: unknown): JsonObject => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {})
