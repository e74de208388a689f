import { z } from 'zod'
import { type Cinema, toCinema, wireCinema } from './cinema.ts'
import { type NearbyPlace, wirePlace } from './cinema-detail.ts'
import type { SafeHtml } from './html.ts'
import { type Picture, picture } from './picture.ts'
import { type Seo, seo, toSeo } from './seo.ts'
import {
  flag,
  html,
  list,
  object,
  reference,
  requiredSlug,
  requiredText,
  responseList,
  slug,
  slugs,
  text,
} from './wire.ts'

export interface City {
  readonly slug: string
  readonly name: string
  /** Prefix of the postal codes (a department in France); matched by prefix. */
  readonly postalCode: string | null
  readonly mainRegion: boolean
  readonly hasPage: boolean
  readonly cinemas: readonly string[]
}

export interface CityDetail {
  readonly slug: string
  readonly name: string
  readonly defaultCinema: string | null
  readonly description: SafeHtml | null
  readonly seo: Seo
  readonly cinemas: readonly Cinema[]
  readonly nearbyCinemas: readonly NearbyPlace[]
  readonly nearbyCities: readonly NearbyPlace[]
  readonly trackingSlug: string
  readonly backdrop: Picture | null
  readonly highlight: Readonly<z.output<typeof wireHighlight>> | null
}

// Positions of cities are unreliable in the field, and not read.
export const wireCity = z
  .object({
    id: reference,
    slug: requiredSlug,
    name: requiredText,
    departement: reference,
    isIdf: flag(false),
    hasPage: flag(true),
    cinemas: slugs,
  })
  .meta({ id: 'City' })

export type WireCity = z.input<typeof wireCity>

export const wireCities = responseList(wireCity)

const wireHighlight = z
  .object({ title: requiredText, description: html, shows: slugs })
  .meta({ id: 'CityHighlight' })

export const wireCityDetail = z
  .object({
    slug: requiredSlug,
    name: requiredText,
    defaultCinema: slug,
    seoHeader: html,
    seo,
    cinemas: list(wireCinema),
    nearbyCinemas: list(wirePlace),
    nearbyCities: list(wirePlace),
    trackingSlug: text,
    backdrop: picture,
    highlight: object(wireHighlight),
  })
  .meta({ id: 'CityDetail' })

export type WireCityDetail = z.input<typeof wireCityDetail>

export const toCity = (wire: z.output<typeof wireCity>): City => ({
  slug: wire.slug,
  name: wire.name,
  postalCode: wire.departement,
  mainRegion: wire.isIdf,
  hasPage: wire.hasPage,
  cinemas: wire.cinemas,
})

export const toCities = (wire: z.output<typeof wireCities>): readonly City[] => wire.map(toCity)

export function toCityDetail({ seoHeader, ...wire }: z.output<typeof wireCityDetail>): CityDetail {
  const cinemas = wire.cinemas.map(toCinema)
  return {
    ...wire,
    defaultCinema: wire.defaultCinema ?? cinemas[0]?.slug ?? null,
    description: seoHeader,
    seo: toSeo(wire.seo),
    cinemas,
    trackingSlug: wire.trackingSlug ?? wire.slug,
  }
}
