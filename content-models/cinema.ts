import { z } from 'zod'
import { keysOf, pick } from '#config/keys.ts'
import type { SafeHtml } from './html.ts'
import { type Picture, picture } from './picture.ts'
import { type Seo, seo, toSeo } from './seo.ts'
import { tolerant } from './tolerant.ts'
import {
  flag,
  html,
  linkAddress,
  list,
  number,
  object,
  reference,
  requiredSlug,
  requiredText,
  responseList,
  slug,
  tagList,
  text,
} from './wire.ts'

/** Degrees. */
export interface GpsPosition {
  readonly latitude: number
  readonly longitude: number
}

export interface Address {
  readonly addressLine1: string | null
  readonly addressLine2: string | null
  readonly addressZip: string | null
  readonly addressCity: string | null
}

export interface CinemaService {
  readonly slug: string
  readonly label: string
  readonly description: SafeHtml | null
  readonly image: Picture | null
  readonly accessibility: boolean
}

/** A nearby cinema chosen by the editor, with its label. */
export interface NearbySessions {
  readonly cinema: string
  readonly wording: string | null
}

/** Fields that the page of a cinema shows as its source sends them. */
export const shownCinemaFields = {
  /** Notes for visitors. */
  comment: html,
  description: html,
}

export type ShownCinemaFields = Readonly<z.output<z.ZodObject<typeof shownCinemaFields>>>

const shownNames = keysOf(shownCinemaFields)

export const shownFieldsOf = (cinema: ShownCinemaFields): ShownCinemaFields => pick(cinema, shownNames)

export interface Cinema extends ShownCinemaFields {
  readonly slug: string
  /** Ticketing reference: text with its leading zeros. */
  readonly vistaRef: string | null
  readonly name: string
  readonly citySlug: string | null
  readonly tags: readonly string[]
  /** The address of the first theater; each part null if unknown. */
  readonly address: Address
  /** The position of the first theater; null if unknown (sources write 0/0). */
  readonly gpsPosition: GpsPosition | null
  readonly hasDisabledService: boolean
  readonly backdrop: Picture | null
  readonly halls: number | null
  readonly seats: number | null
  readonly open: boolean
  readonly services: readonly CinemaService[]
  /** Its entry at a maps service. */
  readonly businessProfileUrl: string | null
  /** Directions at a maps service, from address or position; null without either. */
  readonly mapsUrl: string | null
  readonly itineraryImage: Picture | null
  readonly nearbySessions: NearbySessions | null
  readonly seo: Seo
}

const wireGps = z
  .object({ x: number, y: number })
  .meta({ id: 'GpsPosition', description: 'x is the latitude, y the longitude.' })

const wireTheater = z
  .object({
    addressLine1: text,
    addressLine2: text,
    addressZip: reference,
    addressCity: text,
    gpsPosition: object(wireGps),
  })
  .meta({ id: 'Theater' })

const wireCinemaService = z
  .object({
    label: requiredText,
    slug: requiredSlug,
    description: html,
    refImage: picture,
    isAccessibility: flag(false),
  })
  .meta({ id: 'CinemaService' })

/** Older sources send a number, without the leading zeros; ticketing pads it to four digits. */
const olderReference = tolerant<number | string | null>({ type: ['integer', 'string', 'null'] })(
  (value): string | null => {
    const digits = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : ''
    return /^[\w-]+$/.test(digits) ? digits.padStart(4, '0') : null
  },
)

export const wireCinema = z
  .object({
    slug: requiredSlug,
    citySlug: slug,
    name: requiredText,
    tags: tagList,
    hasPmrService: flag(false),
    theaters: list(wireTheater),
    hallCount: number,
    seatCount: number,
    services: list(wireCinemaService),
    backdrop: picture,
    ...shownCinemaFields,
    status: flag(true),
    refImageItinerary: picture,
    vistaRef: olderReference,
    refCCS: olderReference,
    googleMyBusinessUrl: linkAddress,
    nearbySessionsCinema: slug,
    nearbySessionsWording: text,
    seo,
  })
  .meta({ id: 'Cinema' })

export type WireCinema = z.input<typeof wireCinema>

export const wireCinemas = responseList(wireCinema)

function toGpsPosition(wire: z.output<typeof wireGps> | null): GpsPosition | null {
  if (wire === null || wire.x === null || wire.y === null) return null
  const nowhere = wire.x === 0 && wire.y === 0
  return nowhere || Math.abs(wire.x) > 90 || Math.abs(wire.y) > 180
    ? null
    : { latitude: wire.x, longitude: wire.y }
}

function toMapsUrl(name: string, theater: (Address & Pick<Cinema, 'gpsPosition'>) | null): string | null {
  if (theater === null) return null
  const { addressLine1, addressZip, addressCity, gpsPosition } = theater
  const place = [addressLine1, [addressZip, addressCity].filter((part) => part !== null).join(' ')].filter(
    (part) => part !== null && part !== '',
  )
  if (addressLine1 !== null)
    return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent([name, ...place].join(', '))}`
  return gpsPosition === null
    ? null
    : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${gpsPosition.latitude},${gpsPosition.longitude}`)}`
}

const noAddress = { addressLine1: null, addressLine2: null, addressZip: null, addressCity: null }

export function toCinema(wire: z.output<typeof wireCinema>): Cinema {
  const [theater] = wire.theaters
  const first = theater === undefined ? null : { ...theater, gpsPosition: toGpsPosition(theater.gpsPosition) }
  const { addressLine1, addressLine2, addressZip, addressCity } = first ?? noAddress
  return {
    slug: wire.slug,
    vistaRef: wire.vistaRef ?? wire.refCCS,
    name: wire.name,
    citySlug: wire.citySlug,
    tags: wire.tags,
    address: { addressLine1, addressLine2, addressZip, addressCity },
    gpsPosition: first === null ? null : first.gpsPosition,
    ...shownFieldsOf(wire),
    hasDisabledService: wire.hasPmrService,
    backdrop: wire.backdrop,
    halls: wire.hallCount,
    seats: wire.seatCount,
    open: wire.status,
    services: wire.services.map(({ label, slug: name, description, refImage, isAccessibility }) => ({
      slug: name,
      label,
      description,
      image: refImage,
      accessibility: isAccessibility,
    })),
    businessProfileUrl: wire.googleMyBusinessUrl,
    mapsUrl: toMapsUrl(wire.name, first),
    itineraryImage: wire.refImageItinerary,
    nearbySessions:
      wire.nearbySessionsCinema === null
        ? null
        : { cinema: wire.nearbySessionsCinema, wording: wire.nearbySessionsWording },
    seo: toSeo(wire.seo),
  }
}

export const toCinemas = (wire: z.output<typeof wireCinemas>): readonly Cinema[] => wire.map(toCinema)
