import type { SiteId } from '#config/sites.ts'
import { placesOf } from './casting.ts'
import type { CinemaRecord, CityRecord } from './programme-files.ts'
import type { DemoLanguage, SiteText } from './site-text.ts'

export const cityName = (city: CityRecord, language: DemoLanguage): string =>
  city.names?.[language] ?? city.name

/** Falls back to any available language. */
export const inLanguage = (text: SiteText, language: DemoLanguage): string | null =>
  text[language] ?? text.en ?? text.fr ?? text.nl ?? text.de ?? null

export const townOf = (site: SiteId, cinema: CinemaRecord, language: DemoLanguage): string =>
  cinema.town ?? cityName(cityOf(site, cinema), language)

export function cityOf(site: SiteId, cinema: CinemaRecord): CityRecord {
  const city = placesOf(site).cities.find(({ slug }) => slug === cinema.city)
  if (!city) throw new Error(`The demo cinema ${cinema.slug} is in no city of the site ${site}`)
  return city
}
