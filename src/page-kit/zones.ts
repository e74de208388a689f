import type { City } from '../../content-models/city.ts'
import type { Translate } from './tag-book.ts'

/** The cities around the capital, chosen as one place. */
export const CAPITAL_REGION = 'idf'

/** Codes of places that are no city; a source may list cinemas abroad under theirs. The zone `amsterdam` has the name of its city. */
const zones: readonly string[] = [CAPITAL_REGION, 'horsfrance']

/** A zone in words; null for any other place. */
export const zoneName = (code: string, t: Translate): string | null =>
  zones.includes(code) ? t(`place.zones.${code}`) : null

export const placeName = ({ slug, name }: Pick<City, 'slug' | 'name'>, t: Translate): string =>
  zoneName(slug, t) ?? name

/** Whether the capital's region is more than one of the places. */
export const hasCapitalRegion = (places: readonly Partial<Pick<City, 'mainRegion'>>[]): boolean =>
  places.filter(({ mainRegion }) => mainRegion).length > 1
