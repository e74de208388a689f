import type { Cinema } from '#models/cinema.ts'
import type { City } from '#models/city.ts'
import type { Edition } from '../document/edition.ts'
import type { Filters } from '../page-kit/filters.ts'
import { cinemaPath } from '../page-kit/links.ts'
import type { TagBook, Translate } from '../page-kit/tag-book.ts'
import type { CinemaLinkModel } from '../page-models/parts.ts'

interface LinkMakers {
  readonly edition: Pick<Edition, 'paths' | 'language'>
  readonly tags: TagBook
  readonly t: Translate
  /** Added to the link, such as the selected day. */
  readonly filters?: Filters
}

const filled = (parts: readonly (string | null)[]): readonly string[] =>
  parts.filter((part) => part !== null).filter((part) => part !== '')

/** `12 rue de la Barre, 11 salles` */
function cinemaLine({ address, halls }: Pick<Cinema, 'address' | 'halls'>, t: Translate): string {
  return filled([
    address.addressLine1,
    halls === null || halls === 0 ? null : t('halls', { count: halls }),
  ]).join(', ')
}

/** Street, then postal code and town. */
export function addressLines({ address }: Pick<Cinema, 'address'>): readonly string[] {
  const town = filled([address.addressZip, address.addressCity]).join(' ')
  return filled([address.addressLine1, address.addressLine2, town])
}

export function cinemaLink(cinema: Cinema, { edition, tags, t, filters }: LinkMakers): CinemaLinkModel {
  return {
    slug: cinema.slug,
    name: cinema.name,
    postalCode: cinema.address.addressZip,
    href: cinemaPath(edition, cinema.slug, filters),
    line: cinemaLine(cinema, t),
    marks: tags.namesIn('cinema', cinema.tags),
  }
}

export const cityOf = (cinema: Cinema, cities: readonly City[]): City | undefined =>
  cities.find(({ slug, cinemas }) => slug === cinema.citySlug || cinemas.includes(cinema.slug))
