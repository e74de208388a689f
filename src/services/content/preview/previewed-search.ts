import type { ItemKind } from '#models/item-kinds.ts'
import { spellingsOf, wordsOf } from '#models/rules/search-text.ts'
import type { ItemReader, StoredItem } from '../store/item-reader.ts'
import type { IndexHit, SearchQuery } from '../store/search-reader.ts'
import { searchedText } from '../store/searched-kinds.ts'
import type { PreviewSource } from './previewed-items.ts'

type Search = (query: SearchQuery) => Promise<IndexHit[]>

function matches(kind: ItemKind, item: StoredItem, words: readonly string[]): boolean {
  const text = searchedText(kind, item.fields)
  const known = text ? `${text.title} ${text.body}`.split(' ') : []
  return words.every((word) =>
    spellingsOf(word).some((spelling) => known.some((each) => each.startsWith(spelling))),
  )
}

export function previewSearch(search: Search, items: ItemReader, { pending, state }: PreviewSource): Search {
  return async (query) => {
    const { kinds, language, limit, text } = query
    const words = wordsOf(text)
    const hits = await search(query)
    if (words.length === 0) return hits
    const found = await Promise.all(
      kinds.map(async (kind) => {
        const changed = (await pending(kind)).filter(
          (document) => document.mode === 'whole' && state(document, language) !== 'as it is',
        )
        const ids = new Set(changed.map(({ id }) => id))
        const shown = await Promise.all([...ids].map((id) => items.byId(kind, id, language)))
        const own = shown.flatMap((item) =>
          item && matches(kind, item, words) ? [{ kind, id: item.id, slug: item.slug }] : [],
        )
        return [...own, ...hits.filter((hit) => hit.kind === kind && !ids.has(hit.id))].slice(0, limit)
      }),
    )
    return found.flat()
  }
}
