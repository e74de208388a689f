import type { Field, Option, PayloadRequest } from 'payload'
import { type SiteId, siteIds } from '#config/sites.ts'
import { sitesFor, sitesOf } from './access.ts'
import { chosenSite } from './chosen-site.ts'
import { personOf } from './person.ts'

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

/** The options are sites for which the user may write; the document's current site stays readable. */
function ownOptions({
  options,
  req,
  data,
}: {
  options: Option[]
  req: PayloadRequest
  data: unknown
}): Option[] {
  const person = personOf(req.user)
  if (!person) return options
  const own: readonly string[] = sitesFor(person, 'create')
  const present = typeof data === 'object' && data !== null && 'site' in data ? data.site : undefined
  return options.filter(
    (option) =>
      own.includes(optionValue(option)) || (person.role !== 'editor' && optionValue(option) === present),
  )
}

/** The site of a user with one, or else the chosen country, is preselected. */
const firstSite =
  (options: readonly Option[]) =>
  ({ req, user }: { readonly req: PayloadRequest; readonly user?: unknown }): SiteId | undefined => {
    const person = personOf(user)
    const own = person && person.role !== 'admin' ? sitesOf(person) : []
    const site = own.length === 1 ? own[0] : chosenSite(req)
    return site && options.some((option) => optionValue(option) === site) ? site : undefined
  }

/** The fields of a collection, of which `site` offers only sites that the user may write for. */
export const withSiteField = (fields: readonly Field[]): Field[] =>
  fields.map((field) =>
    field.type === 'select' && field.name === 'site'
      ? Object.assign({}, field, { defaultValue: firstSite(field.options), filterOptions: ownOptions })
      : field,
  )
