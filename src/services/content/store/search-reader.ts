import type { Engine } from '@marquee/kit/database/columns.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { ItemKind } from '#models/item-kinds.ts'
import { foldText, spellingsOf, wordsOf } from '#models/rules/search-text.ts'
import type { ContentTables } from './content-tables.ts'
import { isNotReplaced } from './replaced-items.ts'
import { correctionsOf } from './search-corrections.ts'
import { foundAs } from './searched-kinds.ts'

export interface IndexHit {
  readonly kind: ItemKind
  readonly id: string
  readonly slug: string
}

export interface SearchQuery {
  readonly text: string
  readonly kinds: readonly ItemKind[]
  readonly language: Language
  readonly limit: number
}

/** Prefixes that match a word of the query, a list for each word. */
type Alternatives = readonly (readonly string[])[]

const CANDIDATES = 400

/** Titles before other text, then the source's order. Corrects spelling if nothing matches. */
export async function searchItems(
  db: Kysely<ContentTables>,
  engine: Engine,
  site: SiteId,
  query: SearchQuery,
): Promise<IndexHit[]> {
  const words = wordsOf(query.text)
  if (words.length === 0 || query.kinds.length === 0) return []
  const exact = words.map(spellingsOf)
  const found = await hitsOf(db, engine, site, query, exact)
  if (found.length > 0) return found
  const scope = { site, language: query.language, rows: query.kinds.flatMap(rowsOf) }
  const near = await correctionsOf(db, engine, scope, words)
  return near.some((others) => others.length > 0)
    ? hitsOf(
        db,
        engine,
        site,
        query,
        exact.map((spellings, index) => [...spellings, ...(near[index] ?? [])]),
      )
    : []
}

async function hitsOf(
  db: Kysely<ContentTables>,
  engine: Engine,
  site: SiteId,
  query: SearchQuery,
  alternatives: Alternatives,
): Promise<IndexHit[]> {
  const rows = await db
    .selectFrom('search')
    .innerJoin('sources', (join) =>
      join.onRef('sources.site', '=', 'search.site').onRef('sources.source', '=', 'search.source'),
    )
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
    .where('search.kind', 'in', query.kinds.flatMap(rowsOf))
    .where('search.language', 'in', [query.language, '*'])
    .where(matching(engine, alternatives))
    .where(isNotReplaced())
    .select(['search.kind', 'search.id', 'search.title', 'items.position', 'items.slug'])
    .orderBy('items.position')
    .orderBy('search.id')
    .limit(CANDIDATES)
    .execute()
  const text = foldText(query.text)
  const ranked = rows
    .map((row) => ({ row, rank: rankOf(row.title, alternatives, text) }))
    .sort((a, b) => a.rank - b.rank)
  return query.kinds.flatMap((kind) => {
    const hits = ranked.filter(({ row }) => rowsOf(kind).includes(row.kind)).map(({ row }) => row)
    return [...new Map(hits.toReversed().map((row) => [row.slug, row])).values()]
      .toReversed()
      .slice(0, query.limit)
      .map(({ id, slug }) => ({ kind, id, slug }))
  })
}

const rowsOf = (kind: ItemKind): readonly string[] => [
  kind,
  ...Object.entries(foundAs).flatMap(([row, owner]) => (owner === kind ? [row] : [])),
]

function matching(engine: Engine, alternatives: Alternatives): RawBuilder<boolean> {
  if (engine === 'postgres') {
    const query = alternatives.map((words) => `(${words.map((word) => `${word}:*`).join(' | ')})`).join(' & ')
    return sql<boolean>`search.document @@ to_tsquery('simple', ${query})`
  }
  const query = alternatives
    .map((words) => `(${words.map((word) => `"${word}"*`).join(' OR ')})`)
    .join(' AND ')
  return sql<boolean>`search.rowid in (select rowid from search_index where search_index match ${query})`
}

/** 0: the title equals the query; 1: it starts with it; 2: it has every word; 3: other text has them. */
function rankOf(title: string, alternatives: Alternatives, query: string): number {
  if (title === query) return 0
  if (title.startsWith(query)) return 1
  const titleWords = title.split(' ')
  return alternatives.every((words) => words.some((word) => titleWords.some((each) => each.startsWith(word))))
    ? 2
    : 3
}
