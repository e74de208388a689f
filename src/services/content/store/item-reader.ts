import type { Kysely } from 'kysely'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { ItemKind } from '#models/item-kinds.ts'
import type { ContentTables } from './content-tables.ts'
import { formerlyAt, placesInSources, shownItems } from './item-queries.ts'
import { type JsonObject, mergeLayers, readObject } from './layers.ts'
import { orderItems, unplacedIds } from './list-order.ts'

export interface StoredItem {
  readonly id: string
  readonly slug: string
  readonly source: string
  readonly language: string
  readonly fields: JsonObject
  readonly edited: JsonObject
  readonly unedited: JsonObject
}

export interface ItemReader {
  list(kind: ItemKind, language: Language): Promise<StoredItem[]>
  find(kind: ItemKind, slug: string, language: Language): Promise<StoredItem | undefined>
  byId(kind: ItemKind, id: string, language: Language): Promise<StoredItem | undefined>
  allById(kind: ItemKind, id: string, language: Language): Promise<StoredItem[]>
  findFormer(kind: ItemKind, slug: string, language: Language): Promise<StoredItem | undefined>
  many(kind: ItemKind, slugs: readonly string[], language: Language): Promise<Map<string, StoredItem>>
  translations(kind: ItemKind, slug: string): Promise<Record<string, string> | undefined>
  slugs(kind: ItemKind): Promise<Record<string, string>[]>
  sources(): Promise<string[]>
}

export function createItemReader(
  db: Kysely<ContentTables>,
  site: SiteId,
  languages: readonly Language[],
): ItemReader {
  const shown = (kind: ItemKind) => shownItems(db, site, kind)
  const inLanguage = (kind: ItemKind, language: Language) =>
    shown(kind).where('items.language', 'in', [language, '*'])

  async function first(query: ReturnType<typeof shown>): Promise<StoredItem | undefined> {
    const rows = await query.limit(1).execute()
    return rows.map(toItem)[0]
  }

  async function slugRows(kind: ItemKind): Promise<Map<string, Record<string, string>>> {
    const rows = await shown(kind)
      .clearSelect()
      .select(['items.id', 'items.slug', 'items.source', 'items.language'])
      .execute()
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
      const rows = await inLanguage(kind, language)
        .select(['items.position', 'sources.position as rank'])
        .execute()
      return orderItems(rows, await placesInSources(db, { site, kind, language }, unplacedIds(rows))).map(
        toItem,
      )
    },
    find: (kind, slug, language) => first(inLanguage(kind, language).where('items.slug', '=', slug)),
    byId: (kind, id, language) => first(inLanguage(kind, language).where('items.id', '=', id)),
    allById: async (kind, id, language) =>
      (await inLanguage(kind, language).where('items.id', '=', id).execute()).map(toItem),
    async findFormer(kind, slug, language) {
      const id = await formerlyAt(db, { site, kind, language }, slug)
      return id === undefined ? undefined : first(inLanguage(kind, language).where('items.id', '=', id))
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
      const rows = await db
        .selectFrom('sources')
        .where((row) => row.and({ site, shown: 1 }))
        .orderBy('position')
        .select('source')
        .execute()
      return rows.map((row) => row.source)
    },
  }
}

function toItem(row: {
  id: string
  slug: string
  source: string
  language: string
  base: string | null
  edit: string | null
}): StoredItem {
  const fields = mergeLayers(row) ?? {}
  return {
    id: row.id,
    slug: row.slug,
    source: row.source,
    language: row.language,
    fields,
    edited: row.edit === null ? {} : readObject(row.edit),
    unedited: row.edit === null ? fields : (mergeLayers({ base: row.base, edit: null }) ?? {}),
  }
}
