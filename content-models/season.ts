import { z } from 'zod'
import { type WithCallToAction, wireCallToAction, withCallToAction } from './call-to-action.ts'
import { picture } from './picture.ts'
import { type Seo, seo, toSeo } from './seo.ts'
import { type Show, toShow, wireShow } from './show.ts'
import { type LocalDate, readLocalDate } from './time.ts'
import { tolerant } from './tolerant.ts'
import {
  flag,
  html,
  list,
  map,
  number,
  object,
  requiredSlug,
  requiredText,
  responseList,
  slug,
  slugs,
  text,
} from './wire.ts'

/** A season lasts months, a special event is a single occasion. The type selects the route. */
export type SeasonType = 'season' | 'special'

/** Prices in the site's currency. */
export type SeasonSummary = WithCallToAction<z.output<typeof wireSeasonSummary>>

export interface Season extends Omit<WithCallToAction<z.output<typeof wireSeason>>, 'trackingSlug' | 'seo'> {
  readonly trackingSlug: string
  readonly seo: Seo
}

/** `live`: a live broadcast. */
export interface SeasonShowDay {
  readonly show: string
  readonly live: boolean
  readonly bookable: boolean
}

export interface SeasonDay {
  readonly date: LocalDate
  readonly shows: readonly SeasonShowDay[]
}

export interface SeasonProgramme {
  readonly shows: readonly Show[]
  readonly days: readonly SeasonDay[]
}

const seasonType = tolerant<string | null>({ enum: ['season', 'special', null] })(
  (value): SeasonType => (value === 'special' ? 'special' : 'season'),
)

const seasonFields = {
  slug: requiredSlug,
  title: requiredText,
  type: seasonType,
  subtitle: text,
  poster: picture,
  backdrop: picture,
  price: number,
  initialPrice: number,
  active: flag(true),
  details: html,
  cta: object(wireCallToAction),
}

export const wireSeasonSummary = z.object(seasonFields).meta({ id: 'SeasonSummary' })
export const wireSeasons = responseList(wireSeasonSummary)

const wireSeasonPrice = z.object({ label: requiredText, amount: number }).meta({ id: 'SeasonPrice' })

export const wireSeason = z
  .object({
    ...seasonFields,
    prices: list(wireSeasonPrice),
    logo: picture,
    description: html,
    redirectSlug: slug,
    trackingSlug: text,
    seo,
  })
  .meta({ id: 'Season' })

const weekdays = tolerant<readonly number[] | null>({
  type: ['array', 'null'],
  items: { enum: ['1', '2', '3', '4', '5', '6', '0'] },
})((value): readonly number[] =>
  Array.isArray(value) ? value.map(Number).filter((day) => Number.isInteger(day) && day >= 0 && day < 7) : [],
)

/**
 * Its shows, and the weekdays (0 is Sunday) that include films; empty: every day. @public imported by the CMS
 */
export const wireSeasonContents = z.object({ shows: slugs, weekdays }).meta({ id: 'SeasonContents' })

const wireSeasonShowDay = z
  .object({ live: flag(false), bookable: flag(true), order: number })
  .meta({ id: 'SeasonShowDay' })

export const wireSeasonProgramme = z
  .object({ shows: responseList(wireShow), days: map(map(wireSeasonShowDay)) })
  .meta({ id: 'SeasonProgramme' })

export const toSeasons = (wire: z.output<typeof wireSeasons>): readonly SeasonSummary[] =>
  wire.map(withCallToAction)

export const toSeason = (wire: z.output<typeof wireSeason>): Season => ({
  ...withCallToAction(wire),
  trackingSlug: wire.trackingSlug ?? wire.slug,
  seo: toSeo(wire.seo),
})

/** Days ascending, shows in their order. */
export function toSeasonProgramme(wire: z.output<typeof wireSeasonProgramme>): SeasonProgramme {
  const last = Number.MAX_SAFE_INTEGER
  const days = wire.days.flatMap(([day, entries]): SeasonDay[] => {
    const date = readLocalDate(day)
    if (date === null) return []
    const ordered = entries.toSorted(([, a], [, b]) => (a.order ?? last) - (b.order ?? last))
    return [{ date, shows: ordered.map(([show, { live, bookable }]) => ({ show, live, bookable })) }]
  })
  return { shows: wire.shows.map(toShow), days: days.sort((a, b) => a.date.localeCompare(b.date)) }
}
