import { type SiteId, sites } from '#config/sites.ts'
import type { WireCinema } from '#models/cinema.ts'
import type { WireCinemaDetail } from '#models/cinema-detail.ts'
import type { NewItem } from '../src/services/content/store/item-writer.ts'
import { placesOf } from './casting.ts'
import { hashOf } from './chance.ts'
import { nearbyCinemas, nearbyCities } from './distances.ts'
import { ecards } from './ecards.ts'
import { cityName, cityOf, inLanguage, townOf } from './place-names.ts'
import { type CinemaRecord, editorial } from './programme-files.ts'
import { weekOf } from './programme-week.ts'
import { slidesOf } from './pushes.ts'
import { visitNote } from './shared-texts.ts'
import type { DemoLanguage } from './site-text.ts'
import { cinepassItems } from './subscription.ts'
import type { DemoTask } from './task.ts'

/** A page without a place takes the first that plays. */
export function cinemaItems(task: DemoTask): NewItem[] {
  const { cities, cinemas } = placesOf(task.site)
  const first = cities.find(({ firstIn }) => firstIn?.includes(task.language))?.slug
  return cinemas
    .map((cinema, position) => ({
      city: cinema.city,
      slug: cinema.slug,
      base: listed(cinema, position, task),
    }))
    .toSorted((one, other) => Number(other.city === first) - Number(one.city === first))
    .map(({ slug, base }, position) => ({ id: slug, slug, position, base }))
}

export const cinemaDetailItems = (task: DemoTask): NewItem[] =>
  placesOf(task.site).cinemas.map((cinema, position) => ({
    id: cinema.slug,
    slug: cinema.slug,
    position,
    base: detail(cinema, position, task),
  }))

function listed(
  cinema: CinemaRecord,
  position: number,
  { site, language, pictures }: DemoTask,
): WireCinema & Record<string, unknown> {
  const city = townOf(site, cinema, language)
  return {
    slug: cinema.slug,
    citySlug: cinema.city,
    name: cinema.name,
    tags: [...cinema.formats, ...cinema.seatsKinds],
    hasPmrService: cinema.pmr,
    theaters: [
      {
        addressLine1: cinema.street,
        addressLine2: null,
        addressZip: cinema.zip,
        addressCity: city,
        gpsPosition: { x: cinema.lat, y: cinema.lon },
      },
    ],
    hallCount: cinema.halls,
    seatCount: cinema.seats,
    services: servicesOf(cinema, language, pictures),
    backdrop: pictureOf(cinema, site, pictures),
    comment: hashOf(`${cinema.slug} comment`) % 3 === 0 ? `<p>${visitNote[language]}</p>` : null,
    status: true,
    refImageItinerary: inLanguage(cinema.line, language) === null ? null : pictures.editorial('station'),
    description: describe(cinema, position, city, language),
    vistaRef: cinema.vista,
    googleMyBusinessUrl: `https://www.openstreetmap.org/?mlat=${cinema.lat}&mlon=${cinema.lon}#map=17/${cinema.lat}/${cinema.lon}`,
    ...nearbySessions(site, cinema, language),
    seo: { title: cinema.name, description: plainStart(describe(cinema, position, city, language)) },
  }
}

function pictureOf(cinema: CinemaRecord, site: SiteId, pictures: DemoTask['pictures']) {
  const bySize = placesOf(site).cinemas.toSorted((one, other) => other.halls - one.halls)
  // Neighbours in this order have different pictures, so a city shows each once.
  const sharing = bySize.slice(pictures.houses).toSorted((one, other) => (one.city < other.city ? -1 : 1))
  const ranked = [...bySize.slice(0, pictures.houses), ...sharing]
  return pictures.cinema(ranked.indexOf(cinema), ranked.length)
}

function describe(cinema: CinemaRecord, position: number, city: string, language: DemoLanguage): string {
  const texts = editorial.cinemaText
  const text = texts[position % texts.length]?.[language] ?? ''
  return text
    .replaceAll('{name}', cinema.name)
    .replaceAll('{city}', city)
    .replaceAll('{halls}', String(cinema.halls))
    .replaceAll('{seats}', String(cinema.seats))
}

function plainStart(html: string): string {
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length <= 160 ? text : `${text.slice(0, text.lastIndexOf(' ', 157))}…`
}

const serviceMotifs: Readonly<Record<string, string>> = {
  'wheelchair-places': 'seats',
  'audio-description': 'microphone',
  bar: 'coffee',
  parking: 'suitcase',
  'bike-parking': 'bicycle',
  'duo-seats': 'couple',
  cloakroom: 'coat',
  'private-hire': 'crowd',
  'baby-change': 'family',
}

function servicesOf(
  cinema: CinemaRecord,
  language: DemoLanguage,
  pictures: DemoTask['pictures'],
): WireCinema['services'] {
  const has = (slug: string, accessibility: boolean) => {
    if (accessibility) return cinema.pmr
    if (slug === 'duo-seats') return cinema.seatsKinds.includes('duo')
    return hashOf(`${cinema.slug} ${slug}`) % 10 < 5
  }
  return editorial.cinemaServices
    .filter(({ slug, accessibility }) => has(slug, accessibility))
    .map(({ slug, label, description, accessibility }) => ({
      slug,
      label: label[language],
      description: html(description[language]),
      refImage: pictures.editorial(serviceMotifs[slug] ?? ''),
      isAccessibility: accessibility,
    }))
}

const html = (text: string) => (text.startsWith('<') ? text : `<p>${text}</p>`)

function nearbySessions(
  site: SiteId,
  cinema: CinemaRecord,
  language: DemoLanguage,
): Pick<WireCinema, 'nearbySessionsCinema' | 'nearbySessionsWording'> {
  const [nearest] = nearbyCinemas(site, cinema)
  if (!nearest || cinema.halls > 5) return { nearbySessionsCinema: null, nearbySessionsWording: null }
  const wording = {
    fr: 'Séances aussi à',
    en: 'Screenings also at',
    de: 'Vorstellungen auch in',
    nl: 'Ook voorstellingen in',
  }
  return { nearbySessionsCinema: nearest.slug, nearbySessionsWording: `${wording[language]} ${nearest.name}` }
}

function detail(
  cinema: CinemaRecord,
  position: number,
  task: DemoTask,
): Omit<WireCinemaDetail, 'slug' | 'name'> & Record<string, unknown> {
  const { site, language, today } = task
  const line = inLanguage(cinema.line, language)
  const way = { fr: 'Transports', en: 'Public transport', de: 'Öffentlicher Verkehr', nl: 'Openbaar vervoer' }
  return {
    alerts: cinemaAlerts(cinema, position, language, today),
    cinepass: cinepassItems(task),
    ecards: ecards(task).slice(0, 2),
    nearbyCinemas: nearbyCinemas(site, cinema).map(({ slug, name }) => ({ slug, name })),
    nearbyCities: nearbyCities(site, cityOf(site, cinema)).map((city) => ({
      slug: city.slug,
      name: cityName(city, language),
    })),
    itinerary: line === null ? [] : [{ label: way[language], description: `<p>${line}</p>` }],
    pricing: pricingOf(cinema, site, language),
    slides: slidesOf(task, position),
    startWeek: null,
    redirectSlug: null,
    premium: cinema.formats.includes('imax'),
    cinemaPremium: cinema.formats.includes('imax') && cinema.seatsKinds.length > 0,
    accessibilityDescription: cinema.pmr ? editorial.accessibilityText[language] : null,
    freeAccessUrl: cinema.pmr
      ? `https://www.openstreetmap.org/?mlat=${cinema.lat}&mlon=${cinema.lon}#map=19/${cinema.lat}/${cinema.lon}`
      : null,
    tracking: { citySlug: cinema.city, cinemaSlug: cinema.slug },
  }
}

/** A tenth of the cinemas has a permanent alert, another tenth a weekly one. */
function cinemaAlerts(
  cinema: CinemaRecord,
  position: number,
  language: DemoLanguage,
  today: string,
): WireCinemaDetail['alerts'] {
  const own = editorial.alerts.filter(({ scope }) => scope === 'cinema')
  const alert = own[hashOf(cinema.slug) % own.length]
  if (!alert || (position + weekOf(today)) % 10 !== 0) return []
  return [
    {
      id: alert.id,
      message: `<p>${alert.message[language]}</p>`,
      cinemas: [cinema.slug],
      allCinemas: false,
      warning: alert.warning,
      cta: null,
    },
  ]
}

export function alertsOfCinemas(task: DemoTask): { id: string; alert: Record<string, unknown> }[] {
  return placesOf(task.site).cinemas.flatMap((cinema, position) =>
    (cinemaAlerts(cinema, position, task.language, task.today) ?? []).map((alert) => ({
      id: `${cinema.slug}-${alert.id}`,
      alert: { ...alert },
    })),
  )
}

function pricingOf(cinema: CinemaRecord, site: SiteId, language: DemoLanguage): WireCinemaDetail['pricing'] {
  const { currency } = sites[site]
  const term = (index: number | null) =>
    index === null ? null : `<p>${editorial.terms[index]?.[language] ?? ''}</p>`
  const offered = (id: string) =>
    id === 'duo' || id === 'lounge'
      ? cinema.seatsKinds.includes(id)
      : cinema.formats.includes(id.split('-')[0] ?? id)
  const global = {
    fr: '<p>Tarifs applicables aux séances de ce cinéma. Les tarifs réduits demandent un justificatif à l’entrée.</p>',
    en: '<p>Prices for screenings at this cinema. Bring proof of entitlement for reduced rates.</p>',
    de: '<p>Preise für Vorstellungen in diesem Kino. Für Ermässigungen bitte einen Nachweis mitbringen.</p>',
    nl: '<p>Prijzen voor voorstellingen in deze bioscoop. Neem voor korting een bewijs mee.</p>',
  }
  return {
    prices: editorial.tariffs.map(({ label, prices, term: index }) => ({
      label: label[language],
      amount: prices[currency],
      terms: term(index),
    })),
    additionalPrices: editorial.complements
      .filter(({ id }) => offered(id))
      .map(({ id, label, prices, parent }) => ({
        id,
        parent,
        label: label[language],
        amount: prices[currency],
        terms: null,
      })),
    globalTerms: global[language],
  }
}
