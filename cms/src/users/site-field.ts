import type { Field, Option, PayloadRequest } from 'payload'
import { isSite } from '#config/is-site.ts'
import type { SiteId } from '#config/sites.ts'
import { sitesFor, sitesOf } from './access.ts'
import { personOf } from './person.ts'
import { siteOption } from './select-options.ts'
import { optionValue } from './sites-in.ts'

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

/** A user with one site has it preselected. */
const onlySite = ({ user }: { readonly user?: unknown }): SiteId | undefined => {
  const person = personOf(user)
  const own = person && person.role !== 'admin' ? sitesOf(person) : []
  return own.length === 1 ? own[0] : undefined
}

function guarded(field: Field): Field {
  if ('name' in field && field.name === 'site' && field.type === 'select' && !field.hasMany) {
    const options = field.options.map((option) => {
      const value = optionValue(option)
      return typeof option === 'string' && isSite(value) ? siteOption(value) : option
    })
    const defaultValue = field.defaultValue ?? onlySite
    return Object.assign({}, field, { options, defaultValue, filterOptions: ownOptions })
  }
  if (field.type === 'row' || field.type === 'collapsible')
    return { ...field, fields: withSiteField(field.fields) }
  if (field.type === 'tabs') {
    return {
      ...field,
      tabs: field.tabs.map((tab) => ('name' in tab ? tab : { ...tab, fields: withSiteField(tab.fields) })),
    }
  }
  return field
}

/** The fields of a collection, of which `site` offers only sites that the user may write for. */
export const withSiteField = (fields: readonly Field[]): Field[] => fields.map(guarded)
