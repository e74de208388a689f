import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { languages } from '#config/languages.ts'
import { siteIds } from '#config/sites.ts'
import { contentFieldsOf } from './content-field.ts'
import { record, type UnknownRecord } from './document-value.ts'
import { type EditorialKind, nameOf, titleOf } from './editorial-kind.ts'
import { holderOf, wordOfAddress } from './slug.ts'
import { type FaultName, faultIn } from './texts.ts'

function refuse(kind: EditorialKind, req: PayloadRequest, path: string, fault: FaultName): never {
  throw new ValidationError(
    { collection: kind.slug, errors: [{ path, message: faultIn(req.i18n?.language ?? 'en', fault) }], req },
    req.t,
  )
}

async function isTaken(
  kind: EditorialKind,
  site: unknown,
  key: string,
  req: PayloadRequest,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: kind.slug,
    where: { and: [{ site: { equals: site } }, { key: { equals: key } }] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/** The first of `word`, `word-2`, `word-3` … that is not taken. */
async function firstFree(word: string, isTaken: (name: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; ; number++) {
    const name = number === 1 ? word : `${word}-${number}`
    if (!(await isTaken(name))) return name
  }
}

/** The words of a title in an id; a document without a title has the name of its kind. */
const wordOfKey = (kind: EditorialKind, document: UnknownRecord, req: PayloadRequest): string =>
  `${kind.prefix ?? ''}${wordOfAddress(nameOf(kind, document), req.locale) || kind.kind}`

/** The id of a new document: fixed for kinds that exist once, otherwise made from the title. */
async function newKey(kind: EditorialKind, document: UnknownRecord, req: PayloadRequest): Promise<string> {
  const { only } = kind
  if (only !== undefined) {
    if (await isTaken(kind, document.site, only, req)) refuse(kind, req, 'site', 'onlyOne')
    return only
  }
  return firstFree(wordOfKey(kind, document, req), (key) => isTaken(kind, document.site, key, req))
}

const idIn = ({ id }: UnknownRecord) => (typeof id === 'number' || typeof id === 'string' ? id : undefined)

const withoutNumber = (word: string) => word.replace(/-\d+$/, '')

async function wasPublished(kind: EditorialKind, id: number | string, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.countVersions({
    collection: kind.slug,
    where: {
      and: [
        { parent: { equals: id } },
        { or: languages.map((language) => ({ [`version._status.${language}`]: { equals: 'published' } })) },
      ],
    },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/** An id follows the title that it was made from, until the sites know it. */
async function followingKey(
  kind: EditorialKind,
  data: UnknownRecord,
  before: UnknownRecord,
  req: PayloadRequest,
): Promise<string | undefined> {
  const { key, site } = before
  const id = idIn(before)
  const word = wordOfKey(kind, data, req)
  const isMade = typeof key === 'string' && withoutNumber(key) === withoutNumber(wordOfKey(kind, before, req))
  if (kind.only !== undefined || id === undefined || !isMade || nameOf(kind, data) === '') return undefined
  if (withoutNumber(key) === withoutNumber(word) || (await wasPublished(kind, id, req))) return undefined
  return firstFree(word, (name) => isTaken(kind, site, name, req))
}

const hasAddress = (kind: EditorialKind) =>
  contentFieldsOf(kind).some(({ path, localized }) => path === 'slug' && localized)

/** A slug follows its title while it is the one made from the former title, and its language is not on the site. */
async function followsTitle(
  kind: EditorialKind,
  data: UnknownRecord,
  before: UnknownRecord,
  req: PayloadRequest,
): Promise<boolean> {
  const [word, title] = [wordOfAddress(titleOf(kind, before), req.locale), titleOf(kind, data)]
  const { slug } = before
  const id = idIn(before)
  if (
    id === undefined ||
    word === '' ||
    title === '' ||
    title === titleOf(kind, before) ||
    data.slug !== slug
  )
    return false
  if (typeof slug !== 'string' || withoutNumber(slug) !== withoutNumber(word)) return false
  const shown = await req.payload.findByID({
    collection: kind.slug,
    id,
    depth: 0,
    overrideAccess: true,
    ...(req.locale && { locale: req.locale }),
    req,
  })
  return record(shown)._status !== 'published'
}

/** A slug for a language that has a title and none yet, or one that follows the title while it is written. */
async function newAddress(
  kind: EditorialKind,
  data: UnknownRecord,
  before: UnknownRecord,
  req: PayloadRequest,
): Promise<UnknownRecord> {
  const site = data.site ?? before.site
  if (!hasAddress(kind) || typeof site !== 'string') return {}
  if ((data.slug || before.slug) && !(await followsTitle(kind, data, before, req))) return {}
  const word = wordOfAddress(titleOf(kind, data), req.locale)
  const query = { site, id: idIn(before), req }
  return word === ''
    ? {}
    : { slug: await firstFree(word, async (slug) => (await holderOf(kind, slug, query)) !== undefined) }
}

/** Sets site and id on creation, also of a draft, for which Payload validates nothing else. */
export const settleIdentity =
  (kind: EditorialKind): CollectionBeforeValidateHook =>
  async ({ data = {}, operation, originalDoc, req }) => {
    if (operation !== 'create') {
      const before = record(originalDoc)
      const key = await followingKey(kind, data, before, req)
      if (key !== undefined) req.context[`${kind.slug} ${before.id}`] = key
      return { ...data, ...(await newAddress(kind, data, before, req)) }
    }
    const known: readonly string[] = siteIds
    if (typeof data.site !== 'string' || !known.includes(data.site))
      return refuse(kind, req, 'site', 'siteMissing')
    if (kind.sites && !kind.sites.some((site) => site === data.site))
      return refuse(kind, req, 'site', 'siteWithout')
    return {
      ...data,
      ...(await newAddress(kind, data, {}, req)),
      key: data.key || (await newKey(kind, data, req)),
    }
  }

/** Neither site nor id of an existing document are taken from what is sent. */
export const preserveIdentity: CollectionBeforeChangeHook = ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return data
  const { id, site, key } = record(originalDoc)
  const following = req.context[`${collection.slug} ${id}`]
  return { ...data, site: site ?? data.site, key: following ?? key ?? data.key }
}
