import type { Formats } from '@marquee/i18n/format.ts'
import type { Cinema } from '#models/cinema.ts'
import type { City } from '#models/city.ts'
import type { PartnerCinema } from '#models/subscription.ts'
import type { Edition } from '../document/edition.ts'
import type { PartnerCinemaModel, PartnerGroupModel } from '../page-models/subscriptions.ts'
import { cinemaPath } from './links.ts'

interface Places {
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
}

const cityOf = (slug: string, { cinemas, cities }: Places) => {
  const citySlug = cinemas.find((cinema) => cinema.slug === slug)?.citySlug ?? null
  return cities.find((city) => city.slug === citySlug || city.cinemas.includes(slug))
}

/** Partner cinemas by city; those outside our cities come last. Cinemas without a page have no link. */
export function partnerGroups(
  partners: readonly PartnerCinema[],
  places: Places,
  {
    edition,
    formats,
  }: { readonly edition: Pick<Edition, 'paths' | 'language'>; readonly formats: Pick<Formats, 'collator'> },
): readonly PartnerGroupModel[] {
  const byName = (a: { name: string }, b: { name: string }) => formats.collator.compare(a.name, b.name)
  const models = (list: readonly PartnerCinema[]): readonly PartnerCinemaModel[] =>
    [...list].sort(byName).map(({ slug, name, address }) => {
      const own = places.cinemas.find((cinema) => cinema.slug === slug && cinema.open)
      return {
        slug,
        name,
        address,
        postalCode: own?.address.addressZip ?? null,
        href: own ? cinemaPath(edition, slug) : null,
      }
    })
  const unique = [...new Map(partners.map((partner) => [partner.slug, partner])).values()]
  const named = [...places.cities].sort(byName).map(({ slug: city, name, postalCode }) => ({
    name,
    postalCode,
    cinemas: models(unique.filter(({ slug }) => cityOf(slug, places)?.slug === city)),
  }))
  const others = {
    name: null,
    postalCode: null,
    cinemas: models(unique.filter(({ slug }) => cityOf(slug, places) === undefined)),
  }
  return [...named, others].filter(({ cinemas }) => cinemas.length > 0)
}
