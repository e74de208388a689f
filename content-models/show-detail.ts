import { z } from 'zod'
import type { SafeHtml } from './html.ts'
import { type Show, toShow, wireShow } from './show.ts'
import { type Trailer, toTrailers, wireTrailer } from './trailer.ts'
import { type VideoOnDemand, wireVideoOnDemand } from './vod.ts'
import {
  creditedNames,
  html,
  list,
  number,
  object,
  oneOrMany,
  reference,
  slug,
  slugs,
  tagList,
  text,
  texts,
} from './wire.ts'

/** Number of clients per emotion. */
export interface FeelingCounts {
  readonly wishlist: number
  readonly disappointed: number
  readonly liked: number
  readonly loved: number
}

/** Values for analytics, from the source's tracking fields. */
export interface ShowTracking {
  readonly title: string
  readonly genres: readonly string[]
  readonly originalTitle: string | null
  readonly nationality: string | null
  readonly visa: string | null
  readonly copiesCount: number | null
}

/** Unlike in lists, `isMovie` is reliable. */
export interface ShowDetail extends Show {
  readonly synopsis: SafeHtml | null
  readonly actors: readonly string[]
  readonly trailers: readonly Trailer[]
  readonly nationality: string | null
  readonly distributor: string | null
  readonly feelings: FeelingCounts
  readonly tracking: ShowTracking
  /** The current slug: redirect. */
  readonly redirectSlug: string | null
  readonly vod: VideoOnDemand | null
  /** Start of video on demand: a date or free text. */
  readonly vodAvailability: string | null
  readonly extraInformation: SafeHtml | null
  readonly presentation: SafeHtml | null
  readonly similarShows: readonly string[]
  /** Slugs of its seasons and special events. */
  readonly events: readonly string[]
  readonly entertainment: { readonly subtitle: string | null; readonly casting: readonly string[] }
}

const wireFeelings = z
  .object({
    countWishList: number,
    countEmotionDisappointed: number,
    countEmotionLike: number,
    countEmotionLove: number,
  })
  .meta({ id: 'FeelingCounts' })

const wireEventOfShow = z.object({ slug: slug }).meta({ id: 'EventOfShow' })

export const wireShowDetail = wireShow
  .extend({
    titleTracking: text,
    genresTracking: texts,
    actors: creditedNames,
    synopsis: html,
    // The field's own spelling.
    entertainementSubtitle: text,
    entertainementCasting: creditedNames,
    distribution: text,
    trailers: list(wireTrailer),
    presentation: html,
    nationality: text,
    nationalityTracking: text,
    feelings: object(wireFeelings),
    similarShows: slugs,
    event: oneOrMany(wireEventOfShow),
    redirectSlug: slug,
    refHubble: reference,
    refVista: reference,
    visaHubble: reference,
    copiesCount: number,
    tags: tagList,
    vod: oneOrMany(wireVideoOnDemand),
    vodAvailability: text,
    extraInformation: html,
  })
  .meta({ id: 'ShowDetail' })

export type WireShowDetail = z.input<typeof wireShowDetail>

function toFeelingCounts(wire: z.output<typeof wireFeelings> | null): FeelingCounts {
  return {
    wishlist: wire?.countWishList ?? 0,
    disappointed: wire?.countEmotionDisappointed ?? 0,
    liked: wire?.countEmotionLike ?? 0,
    loved: wire?.countEmotionLove ?? 0,
  }
}

export function toShowDetail(wire: z.output<typeof wireShowDetail>): ShowDetail {
  return {
    ...toShow(wire),
    reference: wire.refHubble ?? wire.showRef,
    synopsis: wire.synopsis,
    actors: wire.actors.length > 0 ? wire.actors : wire.hubbleCasting,
    trailers: toTrailers(wire.trailers),
    nationality: wire.nationality,
    distributor: wire.distribution,
    feelings: toFeelingCounts(wire.feelings),
    tracking: {
      title: wire.titleTracking ?? wire.title,
      genres: wire.genresTracking,
      originalTitle: wire.originalTitle,
      nationality: wire.nationalityTracking,
      visa: wire.visaHubble,
      copiesCount: wire.copiesCount,
    },
    redirectSlug: wire.redirectSlug,
    vod: wire.vod[0] ?? null,
    vodAvailability: wire.vodAvailability,
    extraInformation: wire.extraInformation,
    presentation: wire.presentation,
    similarShows: wire.similarShows,
    events: wire.event.map((event) => event.slug).filter((name) => name !== null),
    entertainment: { subtitle: wire.entertainementSubtitle, casting: wire.entertainementCasting },
  }
}
