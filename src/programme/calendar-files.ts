import ical, { ICalAlarmType, type ICalCalendar, type ICalCalendarData } from 'ical-generator'
import { addMinutes, withOffset } from '#models/site-clock.ts'

interface Entry {
  readonly id: string
  readonly title: string
  readonly url: string
  /** Epoch milliseconds. */
  readonly now: number
}

interface SaleReminder extends Entry {
  /** Start of sales. */
  readonly at: string
}

interface Visit extends Entry {
  /** Wall clock, `YYYY-MM-DDTHH:mm`. */
  readonly start: string
  readonly end: string | null
  /** Duration if the end is unknown. */
  readonly minutes: number
  readonly timeZone: string
  readonly place: {
    readonly name: string
    readonly address: string
    readonly position: { readonly lat: number; readonly lon: number } | null
  }
  readonly text: string
}

const newCalendar = (more: ICalCalendarData = {}, language = 'EN'): ICalCalendar =>
  ical({ ...more, prodId: { company: 'Marquee', product: 'Programme', language } })

/**
 * The time zone with its offset at one moment, which is enough for a file of one entry. A table of the whole
 * zone may differ from the site's version of the zone data, which would shift a showtime by an hour.
 */
function zoneAt(start: string, timeZone: string): string {
  const offset = withOffset(timeZone, start).slice(19).replace(':', '')
  const standard = ['DTSTART:19700101T000000', `TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`]
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    ...standard,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n')
}

/** RFC 5545 §3.8.7.2 demands UTC; the library writes the calendar's zone. */
const stampOf = (now: number) => new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')

const locationOf = ({ name, address, position }: Visit['place']) => ({
  title: name,
  address,
  ...(position ? { geo: position } : {}),
})

const seconds = (wall: string) => `${wall.slice(0, 16)}:00`

/** The alarm rings at the start of sales (RFC 5545). */
export function saleCalendar({ id, at, title, url, now }: SaleReminder): string {
  const calendar = newCalendar()
  const start = new Date(at)
  const end = new Date(start.getTime() + 30 * 60_000)
  const event = calendar.createEvent({ id, start, end, summary: title, url, stamp: new Date(now) })
  event.createAlarm({ type: ICalAlarmType.display, trigger: 0, description: title })
  return calendar.toString()
}

/** The visit is in the cinema's time zone, its alarm two hours before. */
export function visitCalendar({
  id,
  title,
  url,
  now,
  start,
  end,
  minutes,
  timeZone,
  place,
  text,
}: Visit): string {
  const calendar = newCalendar()
  calendar.timezone({ name: timeZone, generator: () => zoneAt(start, timeZone) })
  const event = calendar.createEvent({
    id,
    start: seconds(start),
    end: seconds(end ?? addMinutes(start, minutes)),
    timezone: timeZone,
    summary: title,
    description: text,
    url,
    stamp: new Date(now),
    location: locationOf(place),
  })
  event.createAlarm({ type: ICalAlarmType.display, trigger: 2 * 60 * 60, description: title })
  return calendar.toString().replace(/^DTSTAMP:.*$/m, `DTSTAMP:${stampOf(now)}`)
}

interface FeedEntry extends Pick<Visit, 'id' | 'title' | 'url' | 'text' | 'place'> {
  /** Epoch milliseconds. */
  readonly from: number
  readonly to: number
}

interface Feed {
  readonly name: string
  readonly language: string
  /** Address of the feed. */
  readonly source: string
  /** Epoch milliseconds. */
  readonly revised: number
  readonly entries: readonly FeedEntry[]
}

/** Seconds. */
const FEED_REFRESH = 6 * 60 * 60

/** A calendar to subscribe to. Its times are UTC, which needs no table of a zone. */
export function feedCalendar({ name, language, source, revised, entries }: Feed): string {
  const calendar = newCalendar({ name, source, ttl: FEED_REFRESH }, language.toUpperCase())
  for (const { id, title, url, text, place, from, to } of entries)
    calendar.createEvent({
      id,
      start: new Date(from),
      end: new Date(to),
      stamp: new Date(revised),
      summary: title,
      description: text,
      url,
      location: locationOf(place),
    })
  return calendar.toString()
}
