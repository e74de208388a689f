import { z } from 'zod'
import {
  type ContentRating,
  toContentRating,
  wireContentAdvices,
  wireContentRating,
} from './content-rating.ts'
import { type Flag, flagColor, toFlag } from './flag.ts'
import { type Picture, picture, tone, withTone } from './picture.ts'
import { hyphenated } from './rules/plain-letters.ts'
import { type Instant, type LocalDate, readLocalDate } from './time.ts'
import { tolerant } from './tolerant.ts'
import {
  creditedNames,
  flag,
  instant,
  languageTag,
  list,
  localDate,
  maybeFlag,
  number,
  object,
  reference,
  requiredSlug,
  requiredText,
  responseList,
  tagList,
  text,
  texts,
} from './wire.ts'

/** Zone as `NL_NL`; null if the source names none. */
export interface Release {
  readonly zone: string | null
  readonly date: LocalDate
}

export interface Genre {
  readonly slug: string
  readonly label: string
}

/** Rank per list, ascending; `null` if unranked. */
export interface ShowOrders {
  readonly default: number | null
  readonly home: number | null
  readonly upcoming: number | null
  readonly kids: number | null
  readonly mostAwaited: number | null
}

/** A show with the fields that lists need. */
export interface Show {
  readonly slug: string
  readonly title: string
  readonly originalTitle: string | null
  /** Language of an untranslated title. */
  readonly titleLanguage: string | null
  readonly poster: Picture | null
  readonly backdrop: Picture | null
  readonly contentRating: ContentRating | null
  /**
   * Unreliable in lists (some sources send false for every show): use `isMovieShow` of `rules/show-kind.ts`.
   */
  readonly isMovie: boolean
  readonly isEventSpecial: boolean
  readonly specialEvent: boolean
  readonly type: string | null
  readonly isNew: boolean
  readonly released: boolean
  readonly premiere: boolean
  readonly bookable: boolean
  readonly isKids: boolean
  readonly flag: Flag | null
  readonly label: Flag | null
  /** Label of the chain's recommendations. */
  readonly labelHearth: string | null
  readonly orders: ShowOrders
  readonly genres: readonly Genre[]
  readonly tags: readonly string[]
  /** Minutes. */
  readonly duration: number | null
  readonly directors: readonly string[]
  readonly cast: readonly string[]
  readonly releases: readonly Release[]
  readonly releaseDate: LocalDate | null
  /** First release in any country. */
  readonly originalReleaseDate: LocalDate | null
  readonly salesOpening: Instant | null
  /** Publication of its showtimes. */
  readonly showtimesDisplay: Instant | null
  readonly next24ShowtimesCount: number | null
  readonly reference: string | null
}

const releases = tolerant<Readonly<Record<string, string>> | readonly string[] | string | null>({
  type: ['object', 'array', 'string', 'null'],
  additionalProperties: { type: 'string', format: 'date' },
  items: { type: 'string', format: 'date' },
})((value): readonly Release[] => {
  const pairs: [string | null, unknown][] =
    typeof value === 'string'
      ? [[null, value]]
      : typeof value === 'object' && value !== null
        ? Object.entries(value)
        : []
  const zoned = !Array.isArray(value)
  return pairs.flatMap(([zone, raw]) => {
    const date = typeof raw === 'string' ? readLocalDate(raw) : null
    return date === null ? [] : [{ zone: zoned ? zone : null, date }]
  })
})

export const wireShow = z
  .object({
    slug: requiredSlug,
    title: requiredText,
    originalTitle: text,
    titleLanguage: languageTag,
    releaseAt: releases,
    originalReleaseAt: localDate,
    posterPath: picture,
    backgroundPath: picture,
    backgroundDominantColor: tone,
    label: text,
    labelFlagColor: flagColor,
    labelHearth: text,
    contentRating: object(wireContentRating),
    cinechecks: wireContentAdvices,
    isMovie: flag(true),
    isNew: flag(false),
    isEventSpecial: flag(false),
    isComingSoon: flag(false),
    notComingSoon: maybeFlag,
    isEarlyAVP: flag(false),
    isKids: flag(false),
    bookable: flag(true),
    homeOrder: number,
    genericOrder: number,
    upcomingOrder: number,
    kidsOrder: number,
    mostAwaitedOrder: number,
    hubbleCasting: creditedNames,
    type: text,
    duration: number,
    genres: texts,
    genresSlug: texts,
    tags: tagList,
    warning: text,
    directors: creditedNames,
    flag: text,
    flagColor,
    next24ShowtimesCount: number,
    salesOpeningDatetime: instant,
    showtimesDisplayDatetime: instant,
    showRef: reference,
    specialEvent: flag(false),
  })
  .meta({ id: 'Show' })

export type WireShow = z.input<typeof wireShow>

export const wireShows = z
  .object({ shows: responseList(wireShow), labels: texts, contentratings: list(wireContentRating) })
  .meta({ id: 'Shows' })

/** Sources write 1 for an unknown duration. */
const minutes = (duration: number | null): number | null =>
  duration === null || duration <= 1 ? null : Math.round(duration)

function toGenres(labels: readonly string[], slugs: readonly string[]): readonly Genre[] {
  return labels.map((label, index) => ({ label, slug: slugs[index] ?? hyphenated(label) }))
}

export function toShow(wire: z.output<typeof wireShow>): Show {
  const tags = wire.tags
  return {
    slug: wire.slug,
    title: wire.title,
    originalTitle: wire.originalTitle,
    titleLanguage: wire.titleLanguage,
    poster: withTone(wire.posterPath, wire.backgroundDominantColor),
    backdrop: withTone(wire.backgroundPath, wire.backgroundDominantColor),
    contentRating: toContentRating(wire),
    isMovie: wire.isMovie,
    isEventSpecial: wire.isEventSpecial,
    specialEvent: wire.specialEvent,
    type: wire.type,
    isNew: wire.isNew,
    released: wire.notComingSoon ?? !wire.isComingSoon,
    premiere: wire.isEarlyAVP || tags.includes('avp') || tags.includes('avp-equipe'),
    bookable: wire.bookable,
    isKids: wire.isKids,
    flag: toFlag(wire.flag, wire.flagColor),
    label: toFlag(wire.label, wire.labelFlagColor),
    labelHearth: wire.labelHearth,
    orders: {
      default: wire.genericOrder,
      home: wire.homeOrder,
      upcoming: wire.upcomingOrder,
      kids: wire.kidsOrder,
      mostAwaited: wire.mostAwaitedOrder,
    },
    genres: toGenres(wire.genres, wire.genresSlug),
    tags,
    duration: minutes(wire.duration),
    directors: wire.directors,
    cast: wire.hubbleCasting,
    releases: wire.releaseAt,
    releaseDate: wire.releaseAt[0]?.date ?? null,
    originalReleaseDate: wire.originalReleaseAt,
    salesOpening: wire.salesOpeningDatetime,
    showtimesDisplay: wire.showtimesDisplayDatetime,
    next24ShowtimesCount: wire.next24ShowtimesCount,
    reference: wire.showRef,
  }
}

export const toShows = (wire: z.output<typeof wireShows>): readonly Show[] => wire.shows.map(toShow)
