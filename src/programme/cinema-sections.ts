import type { Formats } from '@marquee/i18n/format.ts'
import type { CinemaAlert } from '#models/alert.ts'
import type { Cinema } from '#models/cinema.ts'
import type { CinemaDetail, ItineraryStep } from '#models/cinema-detail.ts'
import { plainText } from '#models/html.ts'
import type { PriceComplement, PriceLine } from '#models/pricing.ts'
import type { Edition } from '../document/edition.ts'
import type { Composition } from '../page-kit/composition.server.ts'
import {
  cinemaFeedPath,
  cinemaPath,
  ctaLink,
  ctaModel,
  dataLinks,
  editorLink,
  link,
} from '../page-kit/links.ts'
import { type Bounds, nearbyPlaces } from '../page-kit/nearby.ts'
import { widePicture } from '../page-kit/pictures.ts'
import { followOf } from '../page-kit/reminders.server.ts'
import type { Translate } from '../page-kit/tag-book.ts'
import type {
  CinemaInfoModel,
  CinemaMoreModel,
  CinemaPricesModel,
  PriceModel,
} from '../page-models/cinema.ts'
import type { AlertModel, CinemaServiceModel, FlagModel, LinkModel } from '../page-models/parts.ts'

interface Makers {
  readonly edition: Edition
  readonly formats: Formats
  readonly t: Translate
}

/** `11 halls, 2,140 seats`, or the known half. */
export function cinemaSize(
  { halls, seats }: Pick<Cinema, 'halls' | 'seats'>,
  { formats, t }: Makers,
): string | null {
  const parts = [
    halls ? t('halls', { count: halls }) : null,
    seats ? t('seats', { count: seats, number: formats.number(seats) }) : null,
  ].filter((part) => part !== null)
  return parts.length > 0 ? parts.join(', ') : null
}

export function feedLinks(
  { slug }: Pick<CinemaDetail, 'slug'>,
  { edition, filters }: Pick<Composition, 'edition' | 'filters'>,
): CinemaInfoModel['feed'] {
  const follow = followOf({ edition }, cinemaPath(edition, slug, { ...filters, date: null }))
  const href = edition.origin + cinemaFeedPath(edition.language, slug)
  const data = dataLinks(edition, cinemaPath(edition, slug, filters))
  return { href, webcal: href.replace(/^https?:/, 'webcal:'), data, follow }
}

/** Alerts without duplicates. */
export function alertsFor(
  cinema: string,
  alerts: readonly CinemaAlert[],
  { edition }: Makers,
): readonly AlertModel[] {
  const own = alerts.filter(
    ({ cinemas, allCinemas }) => allCinemas || cinemas.length === 0 || cinemas.includes(cinema),
  )
  const unique = new Map(own.map((alert) => [alert.id ?? alert.message, alert]))
  return [...unique].map(([key, alert]) => ({
    key,
    title: alert.title ?? plainText(alert.message),
    text: alert.title === null ? '' : plainText(alert.message),
    level: alert.warning ? 'warning' : 'info',
    cta: alert.cta && ctaLink(edition, alert.cta),
  }))
}

function priceModel(line: PriceLine, child: boolean, { formats }: Makers): PriceModel {
  return {
    label: line.label,
    amount: line.amount === null ? '' : formats.price(line.amount),
    term: line.termsIndex === null ? null : line.termsIndex + 1,
    child,
  }
}

export function pricesOf({ pricing }: Pick<CinemaDetail, 'pricing'>, makers: Makers): CinemaPricesModel {
  return {
    prices: pricing.prices
      .filter(({ amount }) => amount !== null)
      .map((line) => priceModel(line, false, makers)),
    complements: pricing.complements.map((line: PriceComplement) =>
      priceModel(line, line.level === 1, makers),
    ),
    terms: pricing.terms,
    globalTerms: pricing.globalTerms,
  }
}

export function ecardsOf(
  { ecards }: Pick<CinemaDetail, 'ecards'>,
  { edition, formats }: Makers,
): CinemaMoreModel['ecards'] {
  return ecards.flatMap((card) => {
    if (card.price === null && card.totalPrice === null) return []
    const link = card.tunnelUrl === null ? null : editorLink(edition, card.title, card.tunnelUrl)
    const total = card.totalPrice ?? card.price ?? 0
    return [
      {
        label: card.title,
        single: card.price === null ? '' : formats.price(card.price),
        total: formats.price(total),
        highlight: card.highlightMessage,
        href: link?.href ?? null,
        picture: widePicture(card.image),
      },
    ]
  })
}

export function cinepassOf(
  { cinepass }: Pick<CinemaDetail, 'cinepass'>,
  { formats }: Makers,
): CinemaMoreModel['cinepass'] {
  return cinepass.flatMap(({ label, price, legend, image }) => {
    const picture = widePicture(image)
    return picture ? [{ label, price: price === null ? '' : formats.price(price), legend, picture }] : []
  })
}

const tagColours: Readonly<Record<string, FlagModel['tone']>> = { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5 }

export function slidesOf(
  { slides }: Pick<CinemaDetail, 'slides'>,
  makers: Makers,
): CinemaMoreModel['slides'] {
  return slides.map((slide, index) => {
    const cta = ctaModel(slide.cta, makers.edition)
    return {
      key: `${index} ${slide.title}`,
      title: slide.title,
      href: cta?.href ?? null,
      text: slide.date ?? '',
      picture: widePicture(slide.backdrop),
      logo: null,
      type: null,
      tags: [],
      flag: slide.tag && { label: slide.tag.title, tone: tagColours[slide.tag.color ?? ''] ?? 3 },
      sponsored: false,
      cta,
      trailer: null,
    }
  })
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const stepHtml = ({ label, description }: ItineraryStep) => `<h4>${escaped(label)}</h4>${description}`

/** Null without a destination. */
export function itineraryOf({
  mapsUrl,
  itinerary,
  itineraryImage,
}: Pick<CinemaDetail, 'mapsUrl' | 'itinerary' | 'itineraryImage'>): CinemaInfoModel['itinerary'] {
  if (mapsUrl === null) return null
  return {
    href: mapsUrl,
    text: itinerary.length > 0 ? itinerary.map(stepHtml).join('') : null,
    picture: widePicture(itineraryImage),
  }
}

export const servicesOf = ({ services }: Pick<CinemaDetail, 'services'>): readonly CinemaServiceModel[] =>
  services.map(({ slug, label, description, image, accessibility }) => ({
    slug,
    label,
    text: description ?? '',
    picture: widePicture(image),
    accessibility,
  }))

/** The editors' label, or else the cinema's name. */
export function nearbySessionsOf(
  { nearbySessions }: Pick<Cinema, 'nearbySessions'>,
  all: readonly Cinema[],
  { edition }: Makers,
): LinkModel | null {
  const other = all.find(({ slug, open }) => open && slug === nearbySessions?.cinema)
  return other ? link(nearbySessions?.wording ?? other.name, cinemaPath(edition, other.slug)) : null
}

/** Chosen by editors, else the nearest. */
export function nearbyCinemas(
  cinema: Pick<CinemaDetail, 'slug' | 'nearbyCinemas' | 'gpsPosition'>,
  all: readonly Cinema[],
  bounds: Bounds,
): readonly Cinema[] {
  const chosen = cinema.nearbyCinemas.flatMap(
    ({ slug }) => all.find((candidate) => candidate.slug === slug) ?? [],
  )
  if (chosen.length > 0 || cinema.gpsPosition === null) return chosen
  const here = cinema.gpsPosition
  const others = all
    .filter(({ slug }) => slug !== cinema.slug)
    .map((other) => ({ other, position: other.gpsPosition }))
  return nearbyPlaces(here, others, bounds).map(({ other }) => other)
}
