import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { isSite } from '#config/is-site.ts'
import { languages } from '#config/languages.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { titleInLanguage } from '../content/document-title.ts'
import { inLanguage, textsOf } from '../content/document-value.ts'
import { fieldsByPath, foundIn } from '../content/found-in.ts'
import { inPages, type StoredDocument } from '../content/in-pages.ts'
import { BODY, IN_BODY } from '../content/pictures-in-text.ts'
import { sourceOf } from '../content/published-source.ts'
import { type ReferredKind, referredAt, referredFrom } from '../content/referred.ts'
import { hasSite } from '../users/site-field.ts'
import { linksIn } from './links-in.ts'

export interface Use {
  readonly collection: string
  readonly id: number | string
  readonly site: SiteId | null
  readonly title: string
  /** Paths of the fields that refer to it. */
  readonly fields: readonly string[]
  /** False: only a draft refers to it. */
  readonly public: boolean
}

interface Target {
  readonly collection: string
  readonly id: number | string
}

interface Question {
  readonly path: string
  readonly where: Where
}

/** Queries for documents whose fields refer to the target; empty if no field can. */
const questions = (fields: readonly FlattenedField[], { collection, id }: Target): readonly Question[] =>
  [...fieldsByPath(fields)].flatMap(([path, field]): readonly Question[] => {
    if (field.type !== 'upload' && field.type !== 'relationship') return []
    if (!Array.isArray(field.relationTo))
      return field.relationTo === collection ? [{ path, where: { [path]: { equals: id } } }] : []
    const both = [{ [`${path}.relationTo`]: { equals: collection } }, { [`${path}.value`]: { equals: id } }]
    return field.relationTo.includes(collection) ? [{ path, where: { and: both } }] : []
  })

const isPublic = ({ _status: status }: StoredDocument) =>
  status === undefined ||
  status === 'published' ||
  (typeof status === 'object' && status !== null && Object.values(status).includes('published'))

function slugsOf({ slug }: StoredDocument): Partial<Record<Language, string>> {
  const slugs: Partial<Record<Language, string>> = {}
  for (const language of languages) {
    const own = inLanguage(slug, language)
    if (typeof own === 'string') slugs[language] = own
  }
  return slugs
}

/**
 * True for a URL of a page with one of these slugs. Paths differ by site and language, and slugs
 * within a site rarely repeat.
 */
function leadsTo(site: SiteId, slugs: ReadonlySet<string>): (address: string) => boolean {
  const { local, production } = sites[site].hosts
  return (address) => {
    const origin = `http://${local}`
    if (!URL.canParse(address, origin)) return false
    const { hostname, pathname } = new URL(address, origin)
    const last = pathname.split('/').findLast((part) => part !== '') ?? ''
    return (
      (hostname === local || hostname === production) &&
      pathname.split('/').filter(Boolean).length > 1 &&
      slugs.has(last)
    )
  }
}

interface Search {
  readonly req: PayloadRequest
  readonly target: Target
  readonly wanted: Language
}

async function findIn(
  config: SanitizedCollectionConfig,
  where: Where,
  { req, target, wanted }: Search,
  fieldsOf: (document: StoredDocument) => readonly string[],
): Promise<Use[]> {
  const uses = new Map<number | string, Use>()
  for (const draft of config.versions?.drafts ? [true, false] : [false]) {
    for await (const document of inPages(req.payload, { collection: config.slug, where, draft, req })) {
      const { id, site } = document
      const fields = fieldsOf(document)
      if (fields.length === 0 || (config.slug === target.collection && String(id) === String(target.id)))
        continue
      const known = uses.get(id)
      const use = {
        collection: config.slug,
        id,
        site: isSite(site) ? site : null,
        title: titleInLanguage(config, document, wanted),
        fields: [...new Set([...(known?.fields ?? []), ...fields])],
      }
      uses.set(id, { ...use, public: known?.public || (!draft && isPublic(document)) })
    }
  }
  return [...uses.values()]
}

/** A release that is over needs its documents no more. */
const stillUses = ({ doneAt }: StoredDocument & { readonly doneAt?: unknown }): boolean => !doneAt

/** Documents with a field (picture or relation) that refers to the target, public or draft. */
async function byFields(search: Search): Promise<Use[]> {
  const uses: Use[] = []
  for (const config of search.req.payload.config.collections) {
    if (config.slug.startsWith('payload-')) continue
    // One query per path: for two paths into one block, Payload joins its table twice, which databases
    // refuse.
    for (const { path, where } of questions(config.flattenedFields, search.target))
      uses.push(
        ...(await findIn(config, where, search, (each) =>
          stillUses(each) ? [path === IN_BODY ? BODY : path] : [],
        )),
      )
  }
  return uses
}

/** Paths of the fields that name a document by its key or slug. */
const namedIn = (
  fields: readonly FlattenedField[],
  document: StoredDocument,
  kinds: readonly ReferredKind[],
  names: ReadonlySet<string>,
): string[] =>
  kinds.length === 0
    ? []
    : [...foundIn(fields, document)].flatMap(({ path, value }) => {
        const kind = referredAt(path)
        const values = Array.isArray(value) ? textsOf(value) : textsOf([value])
        return kind && kinds.includes(kind) && values.some((each) => names.has(each)) ? [path] : []
      })

/** Documents of the same site that link to the target's page, or name it in a field. */
async function byName(search: Search, document: StoredDocument): Promise<Use[]> {
  const { site, key } = document
  const slugs = new Set(Object.values(slugsOf(document)).filter((slug) => slug !== ''))
  const kinds = referredFrom(search.target.collection)
  if (!isSite(site) || (slugs.size === 0 && kinds.length === 0)) return []
  const leads = leadsTo(site, slugs)
  const names = new Set([...slugs, ...textsOf([key])])
  const uses: Use[] = []
  for (const config of search.req.payload.config.collections) {
    if (!sourceOf(config) || !hasSite(config.fields, site)) continue
    const pathsIn = (each: StoredDocument) => [
      ...linksIn(config.flattenedFields, each).flatMap(({ path, address }) => (leads(address) ? [path] : [])),
      ...namedIn(config.flattenedFields, each, kinds, names),
    ]
    uses.push(...(await findIn(config, { site: { equals: site } }, search, pathsIn)))
  }
  return uses
}

/** All documents that refer to one, whatever the user may read; each once. */
export async function whereUsed(req: PayloadRequest, target: Target, wanted: Language): Promise<Use[]> {
  const search = { req, target, wanted }
  const config = req.payload.collections[target.collection]?.config
  const document =
    config && sourceOf(config)
      ? await req.payload.findByID({
          collection: target.collection,
          id: target.id,
          locale: 'all',
          draft: true,
          depth: 0,
          disableErrors: true,
          req,
        })
      : null
  const uses = new Map<string, Use>()
  for (const use of [...(await byFields(search)), ...(document ? await byName(search, document) : [])]) {
    const key = `${use.collection} ${use.id}`
    const known = uses.get(key)
    uses.set(key, {
      ...use,
      fields: [...new Set([...(known?.fields ?? []), ...use.fields])],
      public: use.public || (known?.public ?? false),
    })
  }
  return [...uses.values()]
}
