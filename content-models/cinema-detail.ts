import { z } from 'zod'
import { type CinemaAlert, toCinemaAlerts, wireCinemaAlert } from './alert.ts'
import { type Cinema, toCinema, wireCinema } from './cinema.ts'
import { type CinepassItem, toCinepassItems, wireCinepassItem } from './cinepass.ts'
import { type Ecard, toEcard, wireEcard } from './ecard.ts'
import type { SafeHtml } from './html.ts'
import { type Pricing, toPricing, wirePricing } from './pricing.ts'
import { type Slide, toSlide, wireSlide } from './push.ts'
import { flag, html, linkAddress, list, number, object, requiredSlug, requiredText, slug } from './wire.ts'

export type NearbyPlace = Readonly<z.output<typeof wirePlace>>

/** A way to the cinema: by metro, by car … */
export interface ItineraryStep {
  readonly label: string
  readonly description: SafeHtml
}

export interface CinemaDetail extends Cinema {
  readonly alerts: readonly CinemaAlert[]
  readonly cinepass: readonly CinepassItem[]
  readonly ecards: readonly Ecard[]
  readonly nearbyCinemas: readonly NearbyPlace[]
  readonly nearbyCities: readonly NearbyPlace[]
  readonly itinerary: readonly ItineraryStep[]
  readonly pricing: Pricing
  readonly slides: readonly Slide[]
  /** Weekday on which the programme week starts, as JavaScript counts (0 = Sunday). */
  readonly weekOffset: number | null
  /** The current slug: redirect. */
  readonly redirectSlug: string | null
  readonly premium: boolean
  readonly cinemaPremium: boolean
  readonly accessibilityDescription: SafeHtml | null
  readonly freeAccessUrl: string | null
  readonly tracking: { readonly citySlug: string | null; readonly cinemaSlug: string }
}

export const wirePlace = z.object({ slug: requiredSlug, name: requiredText }).meta({ id: 'Place' })
const wireItineraryStep = z.object({ label: requiredText, description: html }).meta({ id: 'ItineraryStep' })
const wireTracking = z.object({ citySlug: slug, cinemaSlug: slug }).meta({ id: 'CinemaTracking' })

export const wireCinemaDetail = wireCinema
  .extend({
    alerts: list(wireCinemaAlert),
    cinepass: list(wireCinepassItem),
    ecards: list(wireEcard),
    nearbyCinemas: list(wirePlace),
    nearbyCities: list(wirePlace),
    itinerary: list(wireItineraryStep),
    pricing: object(wirePricing),
    slides: list(wireSlide),
    startWeek: number,
    redirectSlug: slug,
    premium: flag(false),
    cinemaPremium: flag(false),
    accessibilityDescription: html,
    freeAccessUrl: linkAddress,
    tracking: object(wireTracking),
  })
  .meta({ id: 'CinemaDetail' })

export type WireCinemaDetail = z.input<typeof wireCinemaDetail>

export function toCinemaDetail(wire: z.output<typeof wireCinemaDetail>): CinemaDetail {
  return {
    ...toCinema(wire),
    alerts: toCinemaAlerts(wire.alerts),
    cinepass: toCinepassItems(wire.cinepass),
    ecards: wire.ecards.map(toEcard),
    nearbyCinemas: wire.nearbyCinemas,
    nearbyCities: wire.nearbyCities,
    itinerary: wire.itinerary.flatMap(({ label, description }) =>
      description === null ? [] : [{ label, description }],
    ),
    pricing: toPricing(wire.pricing),
    slides: wire.slides.map(toSlide),
    weekOffset: wire.startWeek === null ? null : (Math.trunc(Math.abs(wire.startWeek)) + 1) % 7,
    redirectSlug: wire.redirectSlug,
    premium: wire.premium,
    cinemaPremium: wire.cinemaPremium,
    accessibilityDescription: wire.accessibilityDescription,
    freeAccessUrl: wire.freeAccessUrl,
    tracking: {
      citySlug: wire.tracking?.citySlug ?? wire.citySlug,
      cinemaSlug: wire.tracking?.cinemaSlug ?? wire.slug,
    },
  }
}
