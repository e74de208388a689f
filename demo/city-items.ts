import type { WireCity, WireCityDetail } from '#models/city.ts'
import type { NewItem } from '../src/services/content/store/item-writer.ts'
import { placesOf } from './casting.ts'
import { hashOf } from './chance.ts'
import { nearbyCinemas, nearbyCities } from './distances.ts'
import { cityName, inLanguage } from './place-names.ts'
import type { CityRecord } from './programme-files.ts'
import { isRunning } from './release.ts'
import { ranked } from './show-items.ts'
import type { DemoTask } from './task.ts'

const cinemasOf = (task: DemoTask, city: CityRecord) =>
  placesOf(task.site).cinemas.filter((cinema) => cinema.city === city.slug)

const townViews = ['city', 'station', 'balcony', 'staircase', 'umbrella', 'moon'] as const

export function cityItems(task: DemoTask): NewItem[] {
  return placesOf(task.site).cities.map((city, position) => {
    const base = {
      id: position + 1,
      slug: city.slug,
      name: cityName(city, task.language),
      departement: city.postal,
      isIdf: city.isIdf ?? false,
      hasPage: !city.isZone,
      gpsPosition: { x: city.lat, y: city.lon },
      cinemas: cinemasOf(task, city).map(({ slug }) => slug),
    } satisfies WireCity & Record<string, unknown>
    return { id: city.slug, slug: city.slug, position, base }
  })
}

/** `city/{slug}`, without the list fields and the cinemas. */
export function cityDetailItems(task: DemoTask): NewItem[] {
  const { site, language, pictures, today } = task
  const best = {
    fr: 'Nos préférés à',
    en: 'Our favourites in',
    de: 'Unsere Lieblinge in',
    nl: 'Onze favorieten in',
  }
  const chosen = {
    fr: 'Trois films que nos équipes défendent en ce moment, et qu’elles ont vus deux fois.',
    en: 'Three films that our teams stand up for right now, and have seen twice.',
    de: 'Drei Filme, die unseren Teams gerade am Herzen liegen. Gesehen haben sie sie zweimal.',
    nl: 'Drie films waar onze mensen nu warm voor lopen, en die ze twee keer zagen.',
  }
  const shows = ranked(site, today)
    .filter((work) => isRunning(work, today))
    .slice(0, 12)
  return placesOf(site).cities.map((city, position) => {
    const name = cityName(city, language)
    const cinemas = cinemasOf(task, city)
    const [first] = cinemas
    const text = inLanguage(city.text, language)
    const offset = hashOf(city.slug) % Math.max(1, shows.length - 3)
    const base = {
      defaultCinema: first?.slug ?? null,
      seoHeader: text === null ? null : `<p>${text}</p>`,
      seo: { title: name, metaDesc: text },
      nearbyCinemas: first
        ? nearbyCinemas(site, first)
            .filter((other) => other.city !== city.slug)
            .map(({ slug, name: label }) => ({ slug, name: label }))
        : [],
      nearbyCities: nearbyCities(site, city).map((other) => ({
        slug: other.slug,
        name: cityName(other, language),
      })),
      trackingSlug: city.slug,
      backdrop: pictures.editorial(townViews[hashOf(`city ${city.slug}`) % townViews.length] ?? 'city'),
      highlight: {
        title: `${best[language]} ${name}`,
        description: `<p>${chosen[language]}</p>`,
        shows: shows.slice(offset, offset + 3).map((work) => work.slug),
      },
    } satisfies Omit<WireCityDetail, 'slug' | 'name'>
    return { id: city.slug, slug: city.slug, position, base }
  })
}
