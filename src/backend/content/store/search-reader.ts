import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { SiteId } from '../../../../config/sites.ts'
import type { Language } from '../../../../config/types.ts'
import type { Engine } from './connections.ts'
import type { ItemKind } from './item-kinds.ts'
import { isRead } from './replaced-items.ts'
import { foldText, wordsOf } from './search-text.ts'
import type { Tables } from './tables.ts'

export interface SearchHit {
  readonly kind: ItemKind
  readonly id: string
}

export interface SearchQuestion {
  readonly text: string
  readonly kinds: readonly ItemKind[]
  readonly language: Language
  /** Hits per kind. */
  readonly limit: number
}

const CANDIDATES = 400

/** Items in which every word of the question begins a word; titles before other text, then the source's order. */
export async function searchItems(db: Kysely<Tables>, engine: Engine, site: SiteId, question: SearchQuestion): Promise<SearchHit[]> {
  const words = wordsOf(question.text)
  if (words.length === 0 || question.kinds.length === 0) return []
  const rows = await db
    .selectFrom('search')
    .innerJoin('sources', (join) => join.onRef('sources.site', '=', 'search.site').onRef('sources.source', '=', 'search.source'))
    .innerJoin('items', (join) =>
      join
        .onRef('items.site', '=', 'search.site')
        .onRef('items.source', '=', 'search.source')
        .onRef('items.kind', '=', 'search.kind')
        .onRef('items.id', '=', 'search.id')
        .onRef('items.language', '=', 'search.language'),
    )
    .where('search.site', '=', site)
    .where('sources.shown', '=', 1)
    .where('search.kind', 'in', [...question.kinds])
    .where('search.language', 'in', [question.language, '*'])
    .where(matching(engine, words))
    .where(isRead())
    .select(['search.kind', 'search.id', 'search.title', 'items.position', 'items.slug'])
    .orderBy('items.position')
    .orderBy('search.id')
    .limit(CANDIDATES)
    .execute()
  const ranked = rows.map((row) => ({ row, rank: rankOf(row.title, words, foldText(question.text)) })).sort((a, b) => a.rank - b.rank)
  return question.kinds.flatMap((kind) => {
    const hits = ranked.filter(({ row }) => row.kind === kind).map(({ row }) => row)
    return [...new Map(hits.toReversed().map((row) => [row.slug, row])).values()]
      .toReversed()
      .slice(0, question.limit)
      .map((row) => ({ kind, id: row.id }))
  })
}

function matching(engine: Engine, words: readonly string[]): RawBuilder<boolean> {
  if (engine === 'postgres') return sql<boolean>`search.document @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`
  return sql<boolean>`search.rowid in (select rowid from search_index where search_index match ${words.map((word) => `"${word}"*`).join(' AND ')})`
}

/** 0: the title begins with the question; 1: every word is in the title; 2: elsewhere. */
function rankOf(title: string, words: readonly string[], question: string): number {
  if (title.startsWith(question)) return 0
  const titleWords = title.split(' ')
  return words.every((word) => titleWords.some((each) => each.startsWith(word))) ? 1 : 2
}
