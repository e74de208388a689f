import type { Kysely } from 'kysely'
import type { SiteId } from '../../../../config/sites.ts'
import type { Language } from '../../../../config/types.ts'
import { editsOf, isNear, spellingsOf } from '../../../../content-models/rules/search-text.ts'
import { foundAs, type ItemKind } from './item-kinds.ts'
import type { Tables } from './tables.ts'

/** The words by which a site's items are known, for questions that find nothing as they are written. */
export interface SearchVocabulary {
  /** For each word that begins none of the known ones, those that it nearly begins, of the fewest mistakes. */
  near(kinds: readonly ItemKind[], language: Language, words: readonly string[]): Promise<string[][]>
  forget(): void
}

/** Known words by their first letter. */
type Words = ReadonlyMap<string, readonly string[]>

/** Milliseconds for which words are kept that nobody says have changed. */
const KEPT = 60_000
const MOST_NEAR = 24

/** Kinds whose other text is names. That of articles is prose, in which anything is near to something. */
const named: readonly string[] = ['show', 'show-detail', 'cinema'] satisfies readonly ItemKind[]

export function createSearchVocabulary(db: Kysely<Tables>, site: SiteId): SearchVocabulary {
  const known = new Map<string, { readonly words: Promise<Words>; readonly until: number }>()

  function wordsIn(kinds: readonly ItemKind[], language: Language): Promise<Words> {
    const key = [language, ...kinds].join(' ')
    const held = known.get(key)
    if (held && held.until > performance.now()) return held.words
    const words = readWords(db, site, kinds, language)
    words.catch(() => known.delete(key))
    known.set(key, { words, until: performance.now() + KEPT })
    return words
  }

  return {
    async near(kinds, language, asked) {
      const words = await wordsIn(kinds, language)
      return asked.map((word) => nearTo(word, words))
    },
    forget: () => known.clear(),
  }
}

async function readWords(db: Kysely<Tables>, site: SiteId, kinds: readonly ItemKind[], language: Language): Promise<Words> {
  const rows = await db
    .selectFrom('search')
    .innerJoin('sources', (join) => join.onRef('sources.site', '=', 'search.site').onRef('sources.source', '=', 'search.source'))
    .where('search.site', '=', site)
    .where('sources.shown', '=', 1)
    .where('search.kind', 'in', [...kinds, ...Object.keys(foundAs)])
    .where('search.language', 'in', [language, '*'])
    .select(['search.kind', 'search.title', 'search.body'])
    .execute()
  const texts = rows.filter(({ kind }) => [kind, foundAs[kind as ItemKind]].some((each) => kinds.some((asked) => asked === each)))
  const words = new Set(texts.flatMap(({ kind, title, body }) => (named.includes(kind) ? `${title} ${body}` : title).split(' ')))
  return Map.groupBy(words, ([first = '']) => first)
}

function nearTo(word: string, words: Words): string[] {
  const others = words.get(word[0] ?? '') ?? []
  if (spellingsOf(word).some((each) => words.get(each[0] ?? '')?.some((other) => other.startsWith(each)))) return []
  for (let edits = 1; edits <= editsOf(word); edits += 1) {
    const near = others.filter((other) => isNear(word, other, edits))
    if (near.length > 0) return near.slice(0, MOST_NEAR)
  }
  return []
}
