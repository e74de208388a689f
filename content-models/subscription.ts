import { z } from 'zod'
import { type CallToAction, toCallToAction, wireCallToAction } from './call-to-action.ts'
import type { SafeHtml } from './html.ts'
import { type Picture, picture } from './picture.ts'
import type { LocalDate } from './time.ts'
import {
  flag,
  html,
  list,
  localDate,
  number,
  object,
  reference,
  requiredSlug,
  requiredText,
  responseList,
  slugs,
  text,
  texts,
} from './wire.ts'

export interface SubscriptionOption {
  readonly id: string
  readonly label: string
  readonly price: number | null
  readonly maximum: number | null
}

/** A plan that can be subscribed to; prices in the site's currency, per month. */
export interface SubscriptionOffer {
  readonly id: string
  readonly title: string
  readonly subtitle: string | null
  readonly description: SafeHtml | null
  readonly price: number | null
  readonly initialPrice: number | null
  readonly commitment: string | null
  readonly perks: readonly string[]
  readonly highlighted: boolean
  readonly picture: Picture | null
  readonly options: readonly SubscriptionOption[]
}

export interface PartnerCinema {
  readonly slug: string
  readonly name: string
  readonly address: string | null
}

export interface OfferPromotion {
  readonly offer: string | null
  readonly label: string
  readonly description: SafeHtml | null
  /** Last day; null without an end. */
  readonly endDate: LocalDate | null
}

export interface SubscriptionPromotion {
  readonly description: SafeHtml | null
  readonly cta: CallToAction | null
  /** Last day; null without an end. */
  readonly endDate: LocalDate | null
}

/** Data of the subscription page. */
export interface Subscription {
  readonly maintenance: boolean
  readonly promotion: SubscriptionPromotion | null
  readonly partnerCinemas: readonly PartnerCinema[]
  readonly currentShows: readonly string[]
  readonly offers: readonly SubscriptionOffer[]
  readonly offerPromotions: readonly OfferPromotion[]
}

const wireOption = z
  .object({ id: requiredText, label: requiredText, price: number, maximum: number })
  .meta({ id: 'SubscriptionOption' })

export const wireSubscriptionOffer = z
  .object({
    id: requiredText,
    title: requiredText,
    subtitle: text,
    description: html,
    price: number,
    initialPrice: number,
    commitment: text,
    perks: texts,
    highlighted: flag(false),
    picture,
    options: list(wireOption),
  })
  .meta({ id: 'SubscriptionOffer' })

const wirePartnerCinema = z
  .object({ slug: requiredSlug, name: requiredText, address: text })
  .meta({ id: 'PartnerCinema' })
const wirePromotion = z
  .object({ description: html, cta: object(wireCallToAction), endDate: localDate })
  .meta({ id: 'SubscriptionPromotion' })
const wireOfferPromotion = z
  .object({ offer: reference, label: requiredText, description: html, endDate: localDate })
  .meta({ id: 'OfferPromotion' })

export const wireSubscription = z
  .object({
    maintenance: flag(false),
    promotion: object(wirePromotion),
    partnerCinemas: list(wirePartnerCinema),
    currentShows: slugs,
    offers: list(wireSubscriptionOffer),
    offerPromotions: list(wireOfferPromotion),
  })
  .meta({ id: 'Subscription' })

export const wireSubscriptionOffers = responseList(wireSubscriptionOffer)

export const wireCurrentShows = z.object({ shows: slugs }).meta({ id: 'CurrentShows' })

export function toSubscription(wire: z.output<typeof wireSubscription>): Subscription {
  return {
    maintenance: wire.maintenance,
    promotion:
      wire.promotion === null ? null : { ...wire.promotion, cta: toCallToAction(wire.promotion.cta) },
    partnerCinemas: wire.partnerCinemas,
    currentShows: wire.currentShows,
    offers: toSubscriptionOffers(wire.offers),
    offerPromotions: wire.offerPromotions,
  }
}

export const toSubscriptionOffers = (
  wire: readonly z.output<typeof wireSubscriptionOffer>[],
): readonly SubscriptionOffer[] => wire

/** Slugs of the shows that a subscription currently covers. */
export const toCurrentShows = (wire: z.output<typeof wireCurrentShows>): readonly string[] => wire.shows
