import type { Access, CollectionBeforeValidateHook, CollectionConfig, Field } from 'payload'
import { isSite } from '#config/is-site.ts'
import { mergedHooks } from '../merged-hooks.ts'
import { may, sitesFor, sitesOf } from './access.ts'
import { personOf } from './person.ts'
import { otherSite, refusal } from './refusals.ts'
import { siteOptions } from './select-options.ts'
import { withSiteField } from './site-field.ts'
import { usersTexts } from './texts.ts'
import { guardedFields } from './translated-fields.ts'
import { documentsFor } from './with-access.ts'

/** Everybody reads all pictures; only users of the picture's site change it. */
const everybody: Access = ({ req }) => personOf(req.user) !== undefined

const create: Access = ({ req }) => sitesFor(personOf(req.user), 'create').length > 0

const siteField: Field = {
  name: 'site',
  type: 'select',
  index: true,
  label: usersTexts.label('mediaSite'),
  options: siteOptions,
  admin: {
    position: 'sidebar',
    description: usersTexts.label('mediaSiteHint'),
  },
}

/** A new picture belongs to a site of the user; only an admin's may belong to all. */
const ownSite: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  const person = personOf(req.user)
  if (!data || !person || person.role === 'admin') return data
  const [first] = sitesOf(person)
  const site: unknown = data.site ?? (operation === 'create' ? first : originalDoc?.site)
  const action = operation === 'create' ? 'create' : site === originalDoc?.site ? 'text' : 'facts'
  if (isSite(site) && !may(person, action, { site })) throw refusal(req, otherSite(site))
  return { ...data, site }
}

/** Sets who may read, upload and change pictures, and adds the field for their site. */
export function withMediaAccess(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    access: {
      ...collection.access,
      read: everybody,
      create,
      update: ({ req }) => documentsFor(req, 'text'),
      delete: ({ req }) => documentsFor(req, 'delete'),
      readVersions: ({ req }) => documentsFor(req, 'read', { path: 'version.site' }),
    },
    fields: guardedFields(withSiteField([...collection.fields, siteField])),
    hooks: mergedHooks(collection.hooks, { beforeValidate: [ownSite] }),
  }
}
