import type { Access, CollectionBeforeValidateHook, CollectionConfig, Field } from 'payload'
import { siteIds } from '../../../config/sites.ts'
import { may, sitesFor, sitesOf } from './access.ts'
import { refusal, siteOption } from './messages.ts'
import { isSite, personOf } from './person.ts'
import { otherSite } from './refusals.ts'
import { withSiteField } from './site-field.ts'
import { guardedFields } from './translated-fields.ts'
import { documentsFor } from './with-access.ts'

/** Pictures are there for every site; they are changed where they came from. */
const everybody: Access = ({ req }) => personOf(req.user) !== undefined

const create: Access = ({ req }) => sitesFor(personOf(req.user), 'create').length > 0

const siteField: Field = {
  name: 'site',
  type: 'select',
  index: true,
  label: { en: 'Site', fr: 'Site', de: 'Website', nl: 'Site' },
  options: siteIds.map(siteOption),
  admin: {
    position: 'sidebar',
    description: {
      en: 'Every site may use it, only this one may change it. Without a site, only administrators may.',
      fr: 'Tous les sites peuvent l’utiliser, seul celui-ci peut la modifier. Sans site, seuls les administrateurs le peuvent.',
      de: 'Alle Websites können es verwenden, ändern kann es nur diese. Ohne Website ändern es nur Personen mit Administratorrechten.',
      nl: 'Elke site mag dit gebruiken, alleen deze mag het wijzigen. Zonder site mogen alleen beheerders dat.',
    },
  },
}

/** A new picture belongs to a site of the person who brings it; only an admin's may belong to all. */
const ownSite: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  const person = personOf(req.user)
  if (!data || !person || person.role === 'admin') return data
  const [first] = sitesOf(person)
  const site: unknown = data.site ?? (operation === 'create' ? first : originalDoc?.site)
  const action = operation === 'create' ? 'create' : site === originalDoc?.site ? 'text' : 'facts'
  if (isSite(site) && !may(person, action, { site })) throw refusal(req, otherSite(site))
  return { ...data, site }
}

/** Who may see, bring and change pictures; adds the site to which each belongs. */
export function withMediaAccess(collection: CollectionConfig): CollectionConfig {
  const named = collection.fields.some((field) => 'name' in field && field.name === 'site')
  return {
    ...collection,
    access: {
      ...collection.access,
      read: everybody,
      create,
      update: ({ req }) => documentsFor(req, 'text'),
      delete: ({ req }) => documentsFor(req, 'delete'),
      readVersions: ({ req }) => documentsFor(req, 'read', 'version.site'),
    },
    fields: guardedFields(withSiteField(named ? collection.fields : [...collection.fields, siteField])),
    hooks: { ...collection.hooks, beforeValidate: [...(collection.hooks?.beforeValidate ?? []), ownSite] },
  }
}
