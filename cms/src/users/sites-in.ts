import type { Field, Option } from 'payload'
import { type SiteId, siteIds } from '#config/sites.ts'

export const optionValue = (option: Option): string => (typeof option === 'string' ? option : option.value)

function sitesOfField(field: Field): readonly SiteId[] | undefined {
  if ('name' in field && field.name === 'site' && field.type === 'select') {
    const values = field.options.map(optionValue)
    return siteIds.filter((site) => values.includes(site))
  }
  if (field.type === 'row' || field.type === 'collapsible') return sitesIn(field.fields)
  if (field.type === 'tabs')
    return field.tabs.map((tab) => ('name' in tab ? undefined : sitesIn(tab.fields))).find(Boolean)
  return undefined
}

/**
 * Sites that the field `site` of a collection can have; undefined without the field. PostgreSQL fails if a query
 * compares it with another one.
 */
export const sitesIn = (fields: readonly Field[]): readonly SiteId[] | undefined =>
  fields.map(sitesOfField).find(Boolean)

export const hasSite = (fields: readonly Field[], site: SiteId): boolean =>
  sitesIn(fields)?.includes(site) ?? false
