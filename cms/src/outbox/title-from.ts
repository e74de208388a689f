import { isSite } from '#config/is-site.ts'
import { sites } from '#config/sites.ts'

/** A title of one text or a text per language, of which the site's first language that has one counts. */
export function titleFrom(value: unknown, site: unknown): string | undefined {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' && value !== '' ? value : undefined
  const texts = new Map<string, unknown>(Object.entries(value))
  const own = isSite(site) ? sites[site].languages.map((language) => texts.get(language)) : []
  return [...own, ...texts.values()].find((text): text is string => typeof text === 'string' && text !== '')
}
