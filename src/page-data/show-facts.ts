import type { AgeRatingBody } from '../../config/types.ts'
import { ratingLabel } from '../../content-models/rules/rating-label.ts'
import type { Show } from '../../content-models/show.ts'
import type { ShowDetail } from '../../content-models/show-detail.ts'
import type { Edition } from '../edition.ts'
import { wallClock } from '../i18n/dates.ts'
import { clock, duration, type Formats } from '../i18n/format.ts'
import { editorLink } from './links.ts'
import type { ShowPage } from './models/pages.ts'
import type { Translate } from './tag-book.ts'

interface Makers {
  readonly edition: Edition
  readonly formats: Formats
  readonly say: Translate
  readonly now: number
}

/** What a page writes for the rating of a show, an age (Cinecheck: `9`) in words; null where it says nothing. */
function ratingText(show: Pick<Show, 'contentRating'>, body: AgeRatingBody, say: Translate): string | null {
  const label = ratingLabel(show.contentRating, body)
  if (label.kind === 'everyone') return say('everyone')
  if (label.kind === 'none') return null
  return /^\d+$/.test(label.text) ? say('fromAge', { age: label.text }) : label.text
}

export function ratingOf(show: Pick<Show, 'contentRating'>, { edition, say }: Makers): ShowPage['rating'] {
  const label = ratingText(show, edition.site.ageRating, say)
  const warnings = show.contentRating?.advice.map((advice) => advice.label) ?? []
  if (label === null && warnings.length === 0) return null
  return { label: label ?? '', warnings }
}

/** `Drama`, `1h58`, `Suitable for all`, `VF, VOST` */
export function factsOf(
  show: Pick<Show, 'genres' | 'duration' | 'contentRating'>,
  versions: readonly string[],
  { edition, say }: Pick<Makers, 'edition' | 'say'>,
): readonly string[] {
  const facts = [
    show.genres
      .slice(0, 2)
      .map(({ label }) => label)
      .join(', '),
    show.duration === null ? '' : duration(show.duration),
    ratingText(show, edition.site.ageRating, say) ?? '',
    versions.join(', '),
  ]
  return facts.filter((fact) => fact !== '')
}

/** A film to watch at home, where the edition sells that. */
export function vodOf({ vod }: Pick<ShowDetail, 'vod'>, { edition, formats, say }: Makers): ShowPage['vod'] {
  if (!edition.flags.vod || vod?.url == null) return null
  const label = vod.lowPrice === null ? say('vod') : say('vodFrom', { price: formats.price(vod.lowPrice) })
  const link = editorLink(edition, label, vod.url)
  return link && { label, href: link.href }
}

/** Address of the calendar file that reminds of the start of sales. */
const saleCalendarPath = (language: string, slug: string): string => `/calendar/${language}/${slug}.ics`

/** Sales that are not open yet. */
export function saleOf({ salesOpening, slug }: Pick<Show, 'salesOpening' | 'slug'>, { edition, formats, say, now }: Makers): ShowPage['sale'] {
  if (salesOpening === null || Date.parse(salesOpening) <= now) return null
  const opening = wallClock(edition.site.timeZone, Date.parse(salesOpening))
  return {
    text: say('sale', { date: formats.dayName(opening.slice(0, 10)), time: clock(opening) }),
    calendarHref: saleCalendarPath(edition.language, slug),
  }
}
