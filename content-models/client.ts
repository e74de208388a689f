import { z } from 'zod'
import { type Emotion, type Feelings, toFeelings } from './feelings.ts'
import type { LocalDate } from './time.ts'
import { tolerant } from './tolerant.ts'
import {
  flag,
  linkAddress,
  list,
  localDate,
  map,
  maybeFlag,
  number,
  object,
  reference,
  requiredReference,
  responseList,
  slugs,
  text,
  texts,
} from './wire.ts'

export interface ClientSubscription {
  readonly currentPlan: string | null
  readonly eligibleChanges: readonly string[]
  readonly eligibleForAddonChange: boolean
  readonly downgrade: { readonly executionDate: LocalDate | null } | null
}

export interface Client {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly avatar: string | null
  /** Replacement for a missing picture. */
  readonly avatarFallback: string
  readonly registered: boolean
  readonly emailVerify: boolean
  readonly firstLogin: boolean
  readonly favouriteCinemas: readonly string[]
  /** The favourite service's limit; null: the site's limit. */
  readonly favouriteLimit: number | null
  readonly subscription: ClientSubscription | null
  /** Title of the plan. */
  readonly cinepassType: string | null
  readonly loyaltyLevel: string | null
  readonly feelings: Feelings
}

const wireClientSubscription = z
  .object({
    currentPlan: text,
    eligibleChanges: texts,
    eligibleForAddonChange: flag(false),
    newLeadId: reference,
    newPlan: text,
    nextPlanExecutionDate: localDate,
  })
  .meta({ id: 'ClientSubscription' })

const emotion = tolerant<string | null>({ enum: ['disappointed', 'liked', 'loved', null] })(
  (value): Emotion | null =>
    value === 'disappointed' || value === 'liked' || value === 'loved' ? value : null,
)

const DATA_PICTURE = /^data:image\/(?:webp|jpeg|png);base64,[A-Za-z0-9+/]+={0,2}$/
const MOST_CHARACTERS = 200_000

/** A URL, or a `data:` URL in personal responses. */
const portrait = tolerant<string | null>({
  type: ['string', 'null'],
  description: 'Address, or data: of a WebP, JPEG or PNG picture.',
})((value): string | null =>
  typeof value === 'string' && value.length <= MOST_CHARACTERS && DATA_PICTURE.test(value)
    ? value
    : linkAddress.parse(value),
)

export const wireClient = z
  .object({
    icu: requiredReference,
    firstname: text,
    lastname: text,
    email: text,
    photoUrl: portrait,
    registered: flag(true),
    emailVerify: flag(true),
    firstLogin: flag(false),
    favoriteCinemas: slugs,
    favoriteLimit: number,
    newsletterSubscription: flag(false),
    cinepassSubscription: flag(false),
    subscription: object(wireClientSubscription),
    cinepassType: text,
    mailConsent: maybeFlag,
    sendNewsletter: maybeFlag,
    loyaltyLevel: text,
    wishlist: slugs,
    emotions: map(emotion),
  })
  .meta({ id: 'Client' })

export type WireClient = z.input<typeof wireClient>

/** `accounts/me/cinemas`: ticketing references of the favourites. */
const wireFavourite = z.object({ codeCcs: reference }).meta({ id: 'FavouriteCinema' })
const wireFavouriteItems = z
  .object({ items: list(wireFavourite), favoriteLimit: number })
  .meta({ id: 'FavouriteCinemas' })
/** Items, or items with the favourite service's limit. */
export const wireFavourites = z.union([wireFavouriteItems, responseList(wireFavourite)])

export interface Favourites {
  /** Ticketing references, newest first. */
  readonly vistaRefs: readonly string[]
  readonly limit: number | null
}

export function initialsOf(first: string | null, last: string | null, email: string | null): string {
  const letters = [first, last].map((name) => name?.trim().charAt(0) ?? '').join('')
  return (letters || (email ?? '').charAt(0)).toUpperCase()
}

function toClientSubscription(
  wire: z.output<typeof wireClientSubscription> | null,
): ClientSubscription | null {
  if (wire === null) return null
  return {
    currentPlan: wire.currentPlan,
    eligibleChanges: wire.eligibleChanges,
    eligibleForAddonChange: wire.eligibleForAddonChange,
    downgrade: wire.newPlan === null ? null : { executionDate: wire.nextPlanExecutionDate },
  }
}

export function toClient(wire: z.output<typeof wireClient>): Client {
  const { firstname, lastname, email } = wire
  return {
    id: wire.icu,
    name: [firstname, lastname].filter((name) => name !== null).join(' ') || (email ?? ''),
    email,
    avatar: wire.photoUrl,
    avatarFallback: initialsOf(firstname, lastname, email),
    registered: wire.registered,
    emailVerify: wire.emailVerify,
    firstLogin: wire.firstLogin,
    favouriteCinemas: wire.favoriteCinemas,
    favouriteLimit: wire.favoriteLimit,
    subscription: toClientSubscription(wire.subscription),
    cinepassType: wire.cinepassType,
    loyaltyLevel: wire.loyaltyLevel,
    feelings: toFeelings(wire.wishlist, wire.emotions),
  }
}

export function toFavourites(wire: z.output<typeof wireFavourites>): Favourites {
  const { items, favoriteLimit: limit } = 'items' in wire ? wire : { items: wire, favoriteLimit: null }
  return {
    vistaRefs: items.map(({ codeCcs }) => codeCcs).filter((ref) => ref !== null),
    limit,
  }
}
