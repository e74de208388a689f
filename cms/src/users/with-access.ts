import type {
  Access,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  PayloadRequest,
  Where,
} from 'payload'
import { isSite } from '#config/is-site.ts'
import { isLanguage } from '#config/languages.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { mergedHooks } from '../merged-hooks.ts'
import { type Action, languagesOf, may, siteHas, sitesFor, sitesOf } from './access.ts'
import { personOf } from './person.ts'
import { publishFor } from './publishing-languages.ts'
import {
  languageNotOfSite,
  noEarlierVersions,
  oneSiteAtATime,
  onlyOwnLanguages,
  otherSite,
  refusal,
} from './refusals.ts'
import { sitesIn, withSiteField } from './site-field.ts'
import { guardedFields } from './translated-fields.ts'

const languageOf = (req: PayloadRequest): Language | undefined =>
  isLanguage(req.locale) ? req.locale : undefined

interface SiteColumn {
  /** Path of the site, which differs for versions. */
  readonly path?: 'site' | 'version.site'
  /** Sites that the collection has. */
  readonly sites?: readonly SiteId[] | undefined
  readonly collection?: string
}

const nothing: Where = { id: { exists: false } }

/** All, none, or the documents of the user's sites. */
export function documentsFor(
  req: PayloadRequest,
  action: Action,
  { path = 'site', sites: offered = siteIds, collection }: SiteColumn = {},
): boolean | Where {
  const person = personOf(req.user)
  if (person?.role === 'admin') return true
  // A change without a single language (no `locale`, or `locale=all`) affects all languages.
  const language = languageOf(req)
  const needed = action === 'text' && language === undefined ? 'everything' : action
  const sites = sitesFor(person, needed, {
    ...(action === 'text' && language !== undefined && { language }),
    ...(collection !== undefined && { collection }),
  })
  const own = sites.filter((site) => offered.includes(site))
  return sites.length > 0 && (own.length > 0 ? { [path]: { in: own } } : nothing)
}

const to =
  (action: Action, column?: SiteColumn): Access =>
  ({ req }) =>
    documentsFor(req, action, column)

/** The access to collections about documents of sites that only this process writes. */
export const ofOwnSites: Access = to('read')

const createIn =
  (collection: string, offered: readonly SiteId[]): Access =>
  ({ req }) =>
    sitesFor(personOf(req.user), 'create', { collection }).some((site) => offered.includes(site))

/** A country without documents of this kind has neither list nor form of it. */
const hiddenWithout =
  (offered: readonly SiteId[]) =>
  ({ user }: { readonly user: unknown }): boolean => {
    const person = personOf(user)
    return person !== undefined && !sitesOf(person).some((site) => offered.includes(site))
  }

const isYes = (value: unknown) => value === true || value === 'true'

/** Sites of the documents that a bulk change affects. */
async function sitesMet(collection: string, where: Where, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection,
    where,
    req,
    depth: 0,
    limit: 0,
    pagination: false,
    select: { site: true },
    draft: true,
  })
  return [...new Set(docs.map((doc: { readonly site?: unknown }) => doc.site).filter(isSite))]
}

/** Payload reads the fields of a request without a body before it asks for rights, and fails. */
const withFields: CollectionBeforeOperationHook = ({ args, operation }) =>
  (operation === 'create' || operation === 'update') && !('data' in args && args.data)
    ? Object.assign({}, args, { data: {} })
    : args

/** Refuses a change of all languages by a user who has only some, before anything is read. */
const wholeDocuments: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
  collection,
}) => {
  const person = personOf(req.user)
  if (operation === 'restoreVersion' && person?.role === 'translator' && !overrideAccess)
    throw refusal(req, noEarlierVersions)
  if (operation !== 'update' && operation !== 'create') return
  const publish = 'publishAllLocales' in args && isYes(args.publishAllLocales)
  const withdraw = 'unpublishAllLocales' in args && isYes(args.unpublishAllLocales)
  publishFor(req, { all: publish && !('draft' in args && args.draft) })
  if (!publish && !withdraw) return
  if (person?.role === 'translator' && !overrideAccess) throw refusal(req, onlyOwnLanguages)
  if (!publish || operation !== 'update' || !('where' in args) || !args.where) return
  const met = await sitesMet(collection.slug, args.where, req)
  if (new Set(met.map((site) => languagesOf(site).toSorted().join())).size > 1)
    throw refusal(req, oneSiteAtATime, 400)
}

/** A document stays with, and moves to, sites of the user, and is published in languages of its site. */
const within: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  const site: unknown = data?.site ?? originalDoc?.site
  if (!isSite(site)) return data
  const person = personOf(req.user)
  const action = operation === 'create' ? 'create' : data?.site === originalDoc?.site ? 'text' : 'facts'
  if (person && !may(person, action, { site })) throw refusal(req, otherSite(site))
  if (data?._status !== 'published' || req.context.isRestoringVersion) return data
  if (req.context.publishing === 'all') {
    publishFor(req, { all: true, site })
    return data
  }
  const language = languageOf(req)
  if (language && !siteHas(site, language)) throw refusal(req, languageNotOfSite(site, language), 400)
  return data
}

/** Access by the field `site` of a collection. Replaces its access rules and extends its fields and hooks. */
export function withAccess(collection: CollectionConfig): CollectionConfig {
  const sites = sitesIn(collection.fields)
  const column = { sites, collection: collection.slug }
  const Switch = { path: '/src/users/site-switch.tsx#SiteSwitch', clientProps: { sites: sites ?? siteIds } }
  const { admin } = collection
  const components = admin?.components
  return {
    ...collection,
    admin: {
      ...admin,
      ...(sites && admin?.hidden === undefined && { hidden: hiddenWithout(sites) }),
      components: { ...components, beforeListTable: [...(components?.beforeListTable ?? []), Switch] },
    },
    access: {
      ...collection.access,
      read: to('read', { sites }),
      create: createIn(collection.slug, sites ?? siteIds),
      update: to('text', column),
      delete: to('delete', column),
      readVersions: to('read', { path: 'version.site', sites }),
    },
    fields: guardedFields(withSiteField(collection.fields)),
    hooks: mergedHooks({ beforeOperation: [withFields] }, collection.hooks, {
      beforeOperation: [wholeDocuments],
      beforeValidate: [within],
    }),
  }
}
