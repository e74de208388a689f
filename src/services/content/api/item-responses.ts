import type { ItemKind } from '#models/item-kinds.ts'
import type { JsonObject } from '../store/layers.ts'
import {
  type ApiRequest,
  detailFields,
  isPublished,
  movedItem,
  orAbsent,
  publishedDetail,
  type ResponseBody,
  listOf as textsOf,
} from './api-request.ts'

export async function listItems(request: ApiRequest, kind: ItemKind): Promise<ResponseBody> {
  return orAbsent(
    request.items,
    (await request.items.list(kind, request.language)).map(({ fields }) => fields),
  )
}

export async function listSummaries(request: ApiRequest, kinds: readonly ItemKind[]): Promise<ResponseBody> {
  const lists = await Promise.all(kinds.map((kind) => request.items.list(kind, request.language)))
  return orAbsent(
    request.items,
    lists.flat().map(({ fields }) => summaryOf(fields)),
  )
}

const summaryOf = ({
  content: _content,
  seo: _seo,
  display: _display,
  guest: _guest,
  ...summary
}: JsonObject): JsonObject => summary

export async function findItem(request: ApiRequest, kind: ItemKind, slug: string): Promise<ResponseBody> {
  return (await request.items.find(kind, slug, request.language))?.fields ?? formerItem(request, kind, slug)
}

export async function findDetail(request: ApiRequest, kind: ItemKind, detailKind: ItemKind, slug: string) {
  const item = await request.items.find(kind, slug, request.language)
  if (item && isPublished(item))
    return publishedDetail(item, await request.items.allById(detailKind, item.id, request.language))
  // A source's detail may still be under the former slug of the item.
  const former = item ? undefined : await formerItem(request, kind, slug)
  return former ?? detailFields(item, await request.items.find(detailKind, slug, request.language))
}

async function formerItem({ items, language }: ApiRequest, kind: ItemKind, slug: string) {
  const item = await items.findFormer(kind, slug, language)
  return item && movedItem(item, slug)
}

export async function faqCategory(request: ApiRequest, id: string): Promise<ResponseBody> {
  const category = await request.items.byId('faq-category', id, request.language)
  if (!category || 'articles' in category.fields) return category?.fields
  const articles = await request.items.list('faq-article', request.language)
  return {
    ...category.fields,
    articles: articles.map(({ fields }) => fields).filter((fields) => categoryOf(fields) === id),
  }
}

const categoryOf = ({ category }: JsonObject): unknown =>
  typeof category === 'object' && category !== null && 'id' in category ? category.id : null

export async function readDocument(request: Pick<ApiRequest, 'items' | 'language'>, id: string) {
  const document = await request.items.byId('document', id, request.language)
  return document && ('list' in document.fields ? document.fields.list : document.fields)
}

/** `{language: slug}` of one item, by its slug in any language. */
export const translate = (request: ApiRequest, kind: ItemKind, slug: string): Promise<ResponseBody> =>
  request.items.translations(kind, slug)

/** `{slug: {language: slug}}` of all items of a kind. */
export async function slugTable(request: ApiRequest, kind: ItemKind): Promise<ResponseBody> {
  const slugs = await request.items.slugs(kind)
  return Object.fromEntries(slugs.map((each) => [Object.values(each)[0], each]))
}

export async function featured(request: ApiRequest): Promise<ResponseBody> {
  const type = request.query.get('type') ?? 'home'
  const all = await request.items.list('featured', request.language)
  return orAbsent(
    request.items,
    all.filter(({ fields }) => (fields.type ?? 'home') === type).map(({ fields }) => fields),
  )
}

export async function autopromos(request: ApiRequest): Promise<ResponseBody> {
  const page = request.query.get('page')
  const all = await request.items.list('autopromo', request.language)
  const shown = all.filter(
    ({ fields }) =>
      page === null ||
      page === '' ||
      textsOf(fields.pages).length === 0 ||
      textsOf(fields.pages).includes(page),
  )
  return orAbsent(
    request.items,
    shown.map(({ fields }) => fields),
  )
}

export async function pageSummaries(request: ApiRequest): Promise<ResponseBody> {
  const all = await request.items.list('master-template', request.language)
  return orAbsent(
    request.items,
    all.map(({ fields: { slug, title, headline, indexed } }) => ({ slug, title, headline, indexed })),
  )
}

/** City in a trusted proxy's header, by slug or name; nulls without the header. */
export async function visitorZone(request: ApiRequest, header: string | undefined): Promise<ResponseBody> {
  const value = header && request.headers.get(header)?.trim()
  if (!value) return { slug: null, name: null }
  const name = decoded(value).toLowerCase()
  const cities = await request.items.list('city', request.language)
  const city = cities.find(({ slug, fields }) => slug === name || String(fields.name).toLowerCase() === name)
  return { slug: city?.slug ?? null, name: city ? String(city.fields.name) : null }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
