import type { Field, Option } from 'payload'
import { type SiteId, siteIds } from '#config/sites.ts'

export const optionValue = (option: Option): string => (typeof option === 'string' ? option : option.value)

/**
 * Sites that the field `site` of a collection can have; undefined without the field. PostgreSQL fails if a query
 * compares it with another one.
 */
export function sitesIn(fields: readonly Field[]): readonly SiteId[] | undefined {
  for (const field of fields) {
    if (field.type !== 'select' || field.name !== 'site') continue
    const values = field.options.map(optionValue)
    return siteIds.filter((site) => values.includes(site))
  }
  return undefined
}

export const hasSite = (fields: readonly Field[], site: SiteId): boolean =>
  sitesIn(fields)?.includes(site) ?? false
