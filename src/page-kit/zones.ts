import type { City } from '#models/city.ts'
import type { Translate } from './tag-book.ts'

/** Paris region, selectable as one place. */
export const CAPITAL_REGION = 'idf'

/**
 * Zone codes of the source that are not cities; some sources list foreign cinemas under `horsfrance`. The
 * zone `amsterdam` needs no entry: it is named like its city.
 */
const zones: readonly string[] = [CAPITAL_REGION, 'horsfrance']

/** Localised zone name; null for other places. */
export const zoneName = (code: string, t: Translate): string | null =>
  zones.includes(code) ? t(`place.zones.${code}`) : null

export const placeName = ({ slug, name }: Pick<City, 'slug' | 'name'>, t: Translate): string =>
  zoneName(slug, t) ?? name

export const hasCapitalRegion = (places: readonly Partial<Pick<City, 'mainRegion'>>[]): boolean =>
  places.filter(({ mainRegion }) => mainRegion).length > 1
