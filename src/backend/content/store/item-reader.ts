import type { Kysely } from 'kysely'
import type { SiteId } from '../../../../config/sites.ts'
import type { Language } from '../../../../config/types.ts'
import type { ItemKind } from './item-kinds.ts'
import { type JsonObject, mergeLayers } from './layers.ts'
import { inOrder, type Place, unplacedIds } from './list-order.ts'
import { isRead } from './replaced-items.ts'
import { EDITORS } from './source-switch.ts'
import type { Tables } from './tables.ts'

export interface StoredItem {
  readonly id: string
  readonly slug: string
  readonly source: string
  readonly language: string
  readonly fields: JsonObject
  /** What of the fields an editor has set. */
  readonly edited: JsonObject
}

/** Reads what a site shows: the merged items of its shown sources, in their order. */
export interface ItemReader {
  list(kind: ItemKind, language: Language): Promise<StoredItem[]>
  find(kind: ItemKind, slug: string, language: Language): Promise<StoredItem | undefined>
  byId(kind: ItemKind, id: string, language: Language): Promise<StoredItem | undefined>
  /** What every source says of an item, the one that is believed first. */
  allById(kind: ItemKind, id: string, language: Language): Promise<StoredItem[]>
  /** The item that was public under this slug before and has another one now. */
  findFormer(kind: ItemKind, slug: string, language: Language): Promise<StoredItem | undefined>
  many(kind: ItemKind, slugs: readonly string[], language: Language): Promise<Map<string, StoredItem>>
  /** Slug per language of the item that has this slug in any language. */
  translations(kind: ItemKind, slug: string): Promise<Record<string, string> | undefined>
  /** Slug per language of every item. */
  slugs(kind: ItemKind): Promise<Record<string, string>[]>
  sources(): Promise<string[]>
}

/** The reader of one site. */
export function createItemReader(db: Kysely<Tables>, site: SiteId, languages: readonly Language[]): ItemReader {
  const shown = (kind: ItemKind) =>
    db
      .selectFrom('items')
      .innerJoin('sources', (join) => join.onRef('sources.site', '=', 'items.site').onRef('sources.source', '=', 'items.source'))
      .where('items.site', '=', site)
      .where('items.kind', '=', kind)
      .where('sources.shown', '=', 1)
      .where('items.base', 'is not', null)
      .where(isRead(kind))
      .orderBy('sources.position')
      .orderBy('items.position')
      .orderBy('items.id')
      .select(['items.id', 'items.slug', 'items.source', 'items.language', 'items.base', 'items.edit'])

  const inLanguage = (kind: ItemKind, language: Language) => shown(kind).where('items.language', 'in', [language, '*'])

  async function first(query: ReturnType<typeof shown>): Promise<StoredItem | undefined> {
    const rows = await query.limit(1).execute()
    return rows.map(toItem)[0]
  }

  /** Where the other sources have items that editors have taken over: in this language if they have it there. */
  async function placesOf(kind: ItemKind, ids: readonly string[], language: Language): Promise<Map<string, Place>> {
    if (ids.length === 0) return new Map()
    const rows = await db
      .selectFrom('items')
      .innerJoin('sources', (join) => join.onRef('sources.site', '=', 'items.site').onRef('sources.source', '=', 'items.source'))
      .where('items.site', '=', site)
      .where('items.kind', '=', kind)
      .where('items.id', 'in', [...ids])
      .where('items.source', '!=', EDITORS)
      .where('items.base', 'is not', null)
      .where('sources.shown', '=', 1)
      .select(['items.id', 'items.language', 'items.position', 'sources.position as rank'])
      .orderBy('sources.position', 'desc')
      .orderBy('items.position', 'desc')
      .execute()
    const preferred = rows.sort((a, b) => Number(a.language === language) - Number(b.language === language))
    return new Map(preferred.map(({ id, rank, position }) => [id, { rank, position }]))
  }

  async function slugRows(kind: ItemKind): Promise<Map<string, Record<string, string>>> {
    const rows = await shown(kind).clearSelect().select(['items.id', 'items.slug', 'items.source', 'items.language']).execute()
    const byItem = new Map<string, Record<string, string>>()
    for (const row of rows) {
      const slugs = byItem.get(row.id) ?? {}
      for (const language of row.language === '*' ? languages : [row.language]) slugs[language] ??= row.slug
      byItem.set(row.id, slugs)
    }
    return byItem
  }

  return {
    async list(kind, language) {
      const rows = await inLanguage(kind, language).select(['items.position', 'sources.position as rank']).execute()
      return inOrder(rows, await placesOf(kind, unplacedIds(rows), language)).map(toItem)
    },
    find: (kind, slug, language) => first(inLanguage(kind, language).where('items.slug', '=', slug)),
    byId: (kind, id, language) => first(inLanguage(kind, language).where('items.id', '=', id)),
    allById: async (kind, id, language) => (await inLanguage(kind, language).where('items.id', '=', id).execute()).map(toItem),
    async findFormer(kind, slug, language) {
      const former = await db
        .selectFrom('former_slugs')
        .where('site', '=', site)
        .where('kind', '=', kind)
        .where('language', '=', language)
        .where('slug', '=', slug)
        .select('id')
        .executeTakeFirst()
      return former && first(inLanguage(kind, language).where('items.id', '=', former.id))
    },
    async many(kind, slugs, language) {
      if (slugs.length === 0) return new Map()
      const rows = await inLanguage(kind, language)
        .where('items.slug', 'in', [...slugs])
        .execute()
      return new Map(rows.toReversed().map((row) => [row.slug, toItem(row)]))
    },
    async translations(kind, slug) {
      return [...(await slugRows(kind)).values()].find((slugs) => Object.values(slugs).includes(slug))
    },
    slugs: async (kind) => [...(await slugRows(kind)).values()],
    async sources() {
      const rows = await db.selectFrom('sources').where('site', '=', site).where('shown', '=', 1).orderBy('position').select('source').execute()
      return rows.map((row) => row.source)
    },
  }
}

function toItem(row: { id: string; slug: string; source: string; language: string; base: string | null; edit: string | null }): StoredItem {
  return {
    id: row.id,
    slug: row.slug,
    source: row.source,
    language: row.language,
    fields: mergeLayers(row) ?? {},
    edited: row.edit === null ? {} : (JSON.parse(row.edit) as JsonObject),
  }
}
