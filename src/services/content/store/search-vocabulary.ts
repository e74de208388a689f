import type { Kysely } from 'kysely'
import type { SiteId } from '../../../../config/sites.ts'
import type { Language } from '../../../../config/types.ts'
import type { ItemKind } from '../../../../content-models/item-kinds.ts'
import { editsOf, isNear, spellingsOf } from '../../../../content-models/rules/search-text.ts'
import type { ContentTables } from './content-tables.ts'
import { foundAs } from './searched-kinds.ts'

export interface SearchVocabulary {
  /** Indexed words nearest to each word as a prefix; none for a word that already is a prefix. */
  near(kinds: readonly ItemKind[], language: Language, words: readonly string[]): Promise<string[][]>
  forget(): void
}

type WordsByInitial = ReadonlyMap<string, readonly string[]>

/** Milliseconds. An announced change clears the cache sooner. */
const CACHE_TIME = 60_000
const MAX_CORRECTIONS = 24

/** Kinds whose body holds names. The prose of articles would match almost any word. */
const kindsWithNames: readonly string[] = ['show', 'show-detail', 'cinema'] satisfies readonly ItemKind[]

export function createSearchVocabulary(db: Kysely<ContentTables>, site: SiteId): SearchVocabulary {
  const cache = new Map<string, { readonly words: Promise<WordsByInitial>; readonly until: number }>()

  function cachedWords(kinds: readonly ItemKind[], language: Language): Promise<WordsByInitial> {
    const key = [language, ...kinds].join(' ')
    const cached = cache.get(key)
    if (cached && cached.until > performance.now()) return cached.words
    const words = readWords(db, site, kinds, language)
    words.catch(() => cache.delete(key))
    cache.set(key, { words, until: performance.now() + CACHE_TIME })
    return words
  }

  return {
    async near(kinds, language, queried) {
      const words = await cachedWords(kinds, language)
      return queried.map((word) => nearTo(word, words))
    },
    forget: () => cache.clear(),
  }
}

async function readWords(
  db: Kysely<ContentTables>,
  site: SiteId,
  kinds: readonly ItemKind[],
  language: Language,
): Promise<WordsByInitial> {
  const rows = await db
    .selectFrom('search')
    .innerJoin('sources', (join) =>
      join.onRef('sources.site', '=', 'search.site').onRef('sources.source', '=', 'search.source'),
    )
    .where('search.site', '=', site)
    .where('sources.shown', '=', 1)
    .where('search.kind', 'in', [...kinds, ...Object.keys(foundAs)])
    .where('search.language', 'in', [language, '*'])
    .select(['search.kind', 'search.title', 'search.body'])
    .execute()
  const texts = rows.filter(({ kind }) =>
    [kind, foundAs[kind as ItemKind]].some((each) => kinds.some((searched) => searched === each)),
  )
  const words = new Set(
    texts.flatMap(({ kind, title, body }) =>
      (kindsWithNames.includes(kind) ? `${title} ${body}` : title).split(' '),
    ),
  )
  return Map.groupBy(words, ([first = '']) => first)
}

function nearTo(word: string, words: WordsByInitial): string[] {
  const others = words.get(word[0] ?? '') ?? []
  if (spellingsOf(word).some((each) => words.get(each[0] ?? '')?.some((other) => other.startsWith(each))))
    return []
  for (let edits = 1; edits <= editsOf(word); edits += 1) {
    const near = others.filter((other) => isNear(word, other, edits))
    if (near.length > 0) return near.slice(0, MAX_CORRECTIONS)
  }
  return []
}
