import { clock, duration, type Formats } from '@marquee/i18n/format.ts'
import type { AgeRatingBody } from '#config/types.ts'
import { ratingLabel } from '#models/rules/rating-label.ts'
import { salesToCome } from '#models/rules/showtime-status.ts'
import type { Show } from '#models/show.ts'
import type { ShowDetail } from '#models/show-detail.ts'
import { todayIn, wallClock } from '#models/site-clock.ts'
import { readLocalDate } from '#models/time.ts'
import type { Edition } from '../document/edition.ts'
import { editorLink } from '../page-kit/links.ts'
import type { Translate } from '../page-kit/tag-book.ts'
import type { AnnouncementModel, ShowAboutModel, ShowHeadModel } from '../page-models/show.ts'

interface Makers {
  readonly edition: Edition
  readonly formats: Formats
  readonly t: Translate
  readonly now: number
}

/** An age (Cinecheck: `9`) in words; null without a rating. */
function ratingText(show: Pick<Show, 'contentRating'>, body: AgeRatingBody, t: Translate): string | null {
  const label = ratingLabel(show.contentRating, body)
  if (label.kind === 'everyone') return t('everyone')
  if (label.kind === 'none') return null
  return /^\d+$/.test(label.text) ? t('fromAge', { age: label.text }) : label.text
}

/** The words of a rating whose label has none (`-12`). */
function meaningOf(
  { contentRating: rating }: Pick<Show, 'contentRating'>,
  body: AgeRatingBody,
): string | null {
  const label = ratingLabel(rating, body)
  const spoken = label.kind !== 'text' || /\p{L}|^\d+$/u.test(label.text)
  return spoken || rating === null || rating.description === label.text ? null : rating.description
}

export function ratingOf(
  show: Pick<Show, 'contentRating'>,
  { edition, t }: Makers,
): ShowAboutModel['rating'] {
  const { ageRating } = edition.site
  const label = meaningOf(show, ageRating) ?? ratingText(show, ageRating, t)
  const warnings = show.contentRating?.advice ?? []
  if (label === null && warnings.length === 0) return null
  return { label: label ?? '', warnings }
}

/** `Drama`, `1h58`, `Suitable for all`, `VF, VOST` */
export function factsOf(
  show: Pick<Show, 'genres' | 'duration' | 'contentRating'>,
  versions: readonly string[],
  { edition, t }: Pick<Makers, 'edition' | 't'>,
): readonly string[] {
  const facts = [
    show.genres
      .slice(0, 2)
      .map(({ label }) => label)
      .join(', '),
    show.duration === null ? '' : duration(show.duration),
    ratingText(show, edition.site.ageRating, t) ?? '',
    versions.join(', '),
  ]
  return facts.filter((fact) => fact !== '')
}

/** `vodAvailability` is a date or free text. */
function availability(
  text: string | null,
  { edition, formats, t, now }: Makers,
): { readonly note: string | null; readonly open: boolean } {
  const date = text === null ? null : readLocalDate(text)
  if (date === null) return { note: text, open: true }
  return date > todayIn(edition.site.timeZone, now)
    ? { note: t('vodOn', { date: formats.date(date) }), open: false }
    : { note: null, open: true }
}

/** The link is absent until the film is available; null if the edition has no VOD. */
export function vodOf(
  { vod, vodAvailability }: Pick<ShowDetail, 'vod' | 'vodAvailability'>,
  makers: Makers,
): ShowHeadModel['vod'] {
  const { edition, formats, t } = makers
  if (!edition.flags.vod) return null
  const { note, open } = availability(vodAvailability, makers)
  if (!open || vod?.url == null) return note === null ? null : { label: null, href: null, note }
  const label = vod.lowPrice === null ? t('vod') : t('vodFrom', { price: formats.price(vod.lowPrice) })
  const link = editorLink(edition, label, vod.url)
  return link && { label, href: link.href, note }
}

/** The year of a re-released film's first release; null for other films. */
export function firstReleaseOf({
  originalReleaseDate: first,
  releaseDate,
}: Pick<Show, 'originalReleaseDate' | 'releaseDate'>): string | null {
  const year = first?.slice(0, 4) ?? null
  return year === null || (releaseDate !== null && year >= releaseDate.slice(0, 4)) ? null : year
}

/** Null once showtimes are published. */
export function showtimesFrom(
  { showtimesDisplay }: Pick<Show, 'showtimesDisplay'>,
  { edition, formats, now }: Makers,
): string | null {
  if (showtimesDisplay === null || Date.parse(showtimesDisplay) <= now) return null
  return formats.dayName(todayIn(edition.site.timeZone, Date.parse(showtimesDisplay)))
}

const saleCalendarPath = (language: string, slug: string): string => `/calendar/${language}/${slug}.ics`

/** Null once sales are open. */
export function saleOf(
  show: Pick<Show, 'salesOpening' | 'slug'>,
  { edition, formats, t, now }: Makers,
): AnnouncementModel['sale'] {
  const sales = salesToCome(show, now)
  if (sales === null) return null
  const opening = wallClock(edition.site.timeZone, Date.parse(sales))
  return {
    text: t('sale', { date: formats.dayName(opening.slice(0, 10)), time: clock(opening) }),
    calendarHref: saleCalendarPath(edition.language, show.slug),
  }
}
