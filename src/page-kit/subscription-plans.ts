import type { Formats } from '@marquee/i18n/format.ts'
import type { FlagValues } from '#config/flags.ts'
import type {
  OfferPromotion,
  Subscription,
  SubscriptionOffer,
  SubscriptionOption,
} from '#models/subscription.ts'
import type { PlanModel, PlanOptionModel, PlanPromotionModel } from '../page-models/subscriptions.ts'
import { widePicture } from './pictures.ts'

const names = { cinepass: 'CinéPass', pass: 'Pass', unlimited: 'Unlimited' } as const

/** The site's brand name of its subscription; null where it sells none. */
export function subscriptionName(flags: FlagValues): string | null {
  if (flags.cinepass) return names.cinepass
  if (flags.pass) return names.pass
  return flags.unlimited ? names.unlimited : null
}

/** Name prefix of the order's quantity fields. */
export const OPTION_FIELD = 'options.'
export const optionField = (plan: string, option: string): string => `${OPTION_FIELD}${plan}.${option}`

const isRunning = ({ endDate }: Pick<OfferPromotion, 'endDate'>, today: string) =>
  endDate === null || endDate >= today

/** Promotions that have not ended; `endDate` is inclusive, null means no end. */
export const running = <Promotion extends Pick<OfferPromotion, 'endDate'>>(
  promotions: readonly Promotion[],
  today: string,
): readonly Promotion[] => promotions.filter((promotion) => isRunning(promotion, today))

export const promotionModel = (
  { label, description, endDate }: OfferPromotion,
  formats: Pick<Formats, 'date'>,
): PlanPromotionModel => ({
  label,
  text: description,
  until: endDate === null ? null : formats.date(endDate),
})

const written = (amount: number | null, formats: Pick<Formats, 'price'>) =>
  amount === null ? null : formats.price(amount)

function optionModel(
  plan: string,
  { id, label, price, maximum }: SubscriptionOption,
  formats: Formats,
): PlanOptionModel {
  return {
    id,
    field: optionField(plan, id),
    label,
    price: written(price, formats),
    amount: price ?? 0,
    maximum,
  }
}

/** The client host decides on plans, prices, terms and options; the content API adds editorial fields. */
function mergedOffers(
  sold: readonly SubscriptionOffer[],
  received: readonly SubscriptionOffer[],
): readonly SubscriptionOffer[] {
  return sold.map((offer) => {
    const editorial = received.find(({ id }) => id === offer.id)
    if (!editorial) return offer
    return {
      ...offer,
      subtitle: offer.subtitle ?? editorial.subtitle,
      description: editorial.description ?? offer.description,
      perks: editorial.perks.length > 0 ? editorial.perks : offer.perks,
      highlighted: offer.highlighted || editorial.highlighted,
      picture: editorial.picture ?? offer.picture,
    }
  })
}

interface PlanMakers {
  readonly formats: Formats
  readonly today: string
}

export function planModels(
  sold: readonly SubscriptionOffer[],
  { offers, offerPromotions }: Pick<Subscription, 'offers' | 'offerPromotions'>,
  { formats, today }: PlanMakers,
): readonly PlanModel[] {
  const promotions = running(offerPromotions, today)
  return mergedOffers(sold, offers).map((offer) => {
    const promotion = promotions.find((each) => each.offer === offer.id)
    const reduced = offer.initialPrice !== null && offer.price !== null && offer.initialPrice > offer.price
    return {
      id: offer.id,
      title: offer.title,
      subtitle: offer.subtitle,
      text: offer.description,
      price: written(offer.price, formats),
      initialPrice: reduced ? written(offer.initialPrice, formats) : null,
      amount: offer.price ?? 0,
      commitment: offer.commitment,
      perks: offer.perks,
      highlighted: offer.highlighted,
      picture: widePicture(offer.picture),
      options: offer.options.map((option) => optionModel(offer.id, option, formats)),
      promotion: promotion ? promotionModel(promotion, formats) : null,
    }
  })
}
