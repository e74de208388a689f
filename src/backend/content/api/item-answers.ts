import type { ItemKind } from '../store/item-kinds.ts'
import type { JsonObject } from '../store/layers.ts'
import { type Answer, type Asked, detailFields, isPublished, movedItem, orAbsent, publishedDetail, listOf as textsOf } from './asked.ts'

/** All items of a kind. */
export async function listItems(asked: Asked, kind: ItemKind): Promise<Answer> {
  return orAbsent(
    asked.items,
    (await asked.items.list(kind, asked.language)).map(({ fields }) => fields),
  )
}

/** As `listItems`, without the long text that only the detail shows. */
export async function listSummaries(asked: Asked, kinds: readonly ItemKind[]): Promise<Answer> {
  const lists = await Promise.all(kinds.map((kind) => asked.items.list(kind, asked.language)))
  return orAbsent(
    asked.items,
    lists.flat().map(({ fields }) => summaryOf(fields)),
  )
}

const summaryOf = ({ content: _content, seo: _seo, display: _display, guest: _guest, cinemas: _cinemas, ...summary }: JsonObject): JsonObject =>
  summary

/** One item by its slug. */
export async function findItem(asked: Asked, kind: ItemKind, slug: string): Promise<Answer> {
  return (await asked.items.find(kind, slug, asked.language))?.fields ?? formerItem(asked, kind, slug)
}

/** One item by its slug, whose detail has fields beyond those of the list. */
export async function findDetail(asked: Asked, kind: ItemKind, detailKind: ItemKind, slug: string): Promise<JsonObject | undefined> {
  const item = await asked.items.find(kind, slug, asked.language)
  if (item && isPublished(item)) return publishedDetail(item, await asked.items.allById(detailKind, item.id, asked.language))
  // What a source says in detail stands under its own address still, which the item has left.
  const former = item ? undefined : await formerItem(asked, kind, slug)
  return former ?? detailFields(item, await asked.items.find(detailKind, slug, asked.language))
}

async function formerItem({ items, language }: Asked, kind: ItemKind, slug: string): Promise<JsonObject | undefined> {
  const item = await items.findFormer(kind, slug, language)
  return item && movedItem(item, slug)
}

/** A help category with its articles: its own list where it came with one, else the articles that name it. */
export async function faqCategory(asked: Asked, id: string): Promise<Answer> {
  const category = await asked.items.byId('faq-category', id, asked.language)
  if (!category || 'articles' in category.fields) return category?.fields
  const articles = await asked.items.list('faq-article', asked.language)
  return { ...category.fields, articles: articles.map(({ fields }) => fields).filter((fields) => categoryOf(fields) === id) }
}

const categoryOf = ({ category }: JsonObject): unknown => (typeof category === 'object' && category !== null && 'id' in category ? category.id : null)

/** A document: an object, or the list that it holds. */
export async function readDocument(asked: Pick<Asked, 'items' | 'language'>, id: string): Promise<Answer> {
  const document = await asked.items.byId('document', id, asked.language)
  return document && ('list' in document.fields ? document.fields.list : document.fields)
}

/** `{language: slug}` of one item, by its slug in any language. */
export const translate = (asked: Asked, kind: ItemKind, slug: string): Promise<Answer> => asked.items.translations(kind, slug)

/** `{slug: {language: slug}}` of all items of a kind. */
export async function slugTable(asked: Asked, kind: ItemKind): Promise<Answer> {
  const slugs = await asked.items.slugs(kind)
  return Object.fromEntries(slugs.map((each) => [Object.values(each)[0], each]))
}

/** `featured?type=`: without a type, those of the home page. */
export async function featured(asked: Asked): Promise<Answer> {
  const type = asked.query.get('type') ?? 'home'
  const all = await asked.items.list('featured', asked.language)
  return orAbsent(
    asked.items,
    all.filter(({ fields }) => (fields.type ?? 'home') === type).map(({ fields }) => fields),
  )
}

/** `autopromos?page=`: those that name the page, and those that name none. */
export async function autopromos(asked: Asked): Promise<Answer> {
  const page = asked.query.get('page')
  const all = await asked.items.list('autopromo', asked.language)
  const shown = all.filter(({ fields }) => page === null || page === '' || textsOf(fields.pages).length === 0 || textsOf(fields.pages).includes(page))
  return orAbsent(
    asked.items,
    shown.map(({ fields }) => fields),
  )
}

/** Information pages by their names, without their blocks. */
export async function pageSummaries(asked: Asked): Promise<Answer> {
  const all = await asked.items.list('master-template', asked.language)
  return orAbsent(
    asked.items,
    all.map(({ fields: { slug, title, headline, indexed } }) => ({ slug, title, headline, indexed })),
  )
}

/** City of the header that a trusted proxy sets, by slug or name; none without such a header. */
export async function visitorZone(asked: Asked, header: string | undefined): Promise<Answer> {
  const said = header && asked.headers.get(header)?.trim()
  if (!said) return { slug: null, name: null }
  const named = decoded(said).toLowerCase()
  const cities = await asked.items.list('city', asked.language)
  const city = cities.find(({ slug, fields }) => slug === named || String(fields.name).toLowerCase() === named)
  return { slug: city?.slug ?? null, name: city ? String(city.fields.name) : null }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
