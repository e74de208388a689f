import type { ItemReader, StoredItem } from '../store/item-reader.ts'

const asImported = (item: StoredItem): StoredItem => ({ ...item, fields: item.unedited, edited: {} })

const orAbsent = async (found: Promise<StoredItem | undefined>) => {
  const item = await found
  return item && asImported(item)
}

/** Items as their sources have them, without what editors have laid over them. */
export const importedItems = (items: ItemReader): ItemReader => ({
  ...items,
  list: async (kind, language) => (await items.list(kind, language)).map(asImported),
  find: (kind, slug, language) => orAbsent(items.find(kind, slug, language)),
  byId: (kind, id, language) => orAbsent(items.byId(kind, id, language)),
  allById: async (kind, id, language) => (await items.allById(kind, id, language)).map(asImported),
  findFormer: (kind, slug, language) => orAbsent(items.findFormer(kind, slug, language)),
  many: async (kind, slugs, language) =>
    new Map([...(await items.many(kind, slugs, language))].map(([slug, item]) => [slug, asImported(item)])),
})
