import { z } from 'zod'
import { wireCallToAction, withCallToAction } from './call-to-action.ts'
import { picture } from './picture.ts'
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

const wireOption = z
  .object({ id: requiredText, label: requiredText, price: number, maximum: number })
  .meta({ id: 'SubscriptionOption' })
export type SubscriptionOption = Readonly<z.output<typeof wireOption>>

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

/** A plan that can be subscribed to; prices in the site's currency, per month. */
export type SubscriptionOffer = Readonly<z.output<typeof wireSubscriptionOffer>>

const wirePartnerCinema = z
  .object({ slug: requiredSlug, name: requiredText, address: text })
  .meta({ id: 'PartnerCinema' })
export type PartnerCinema = Readonly<z.output<typeof wirePartnerCinema>>

/** The end is the last day. */
const wirePromotion = z
  .object({ description: html, cta: object(wireCallToAction), endDate: localDate })
  .meta({ id: 'SubscriptionPromotion' })
const wireOfferPromotion = z
  .object({ offer: reference, label: requiredText, description: html, endDate: localDate })
  .meta({ id: 'OfferPromotion' })
export type OfferPromotion = Readonly<z.output<typeof wireOfferPromotion>>

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

/** Data of the subscription page. */
export type Subscription = ReturnType<typeof toSubscription>

export const toSubscription = (wire: z.output<typeof wireSubscription>) => ({
  ...wire,
  promotion: wire.promotion && withCallToAction(wire.promotion),
})

/** Slugs of the shows that a subscription currently covers. */
export const toCurrentShows = (wire: z.output<typeof wireCurrentShows>): readonly string[] => wire.shows
