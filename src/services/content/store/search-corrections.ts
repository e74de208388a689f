import type { Engine } from '@marquee/kit/database/columns.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { editsOf, isNear, spellingsOf } from '#models/rules/search-text.ts'
import type { ContentTables } from './content-tables.ts'

interface NamesScope {
  readonly site: SiteId
  readonly language: Language
  /** Kinds of the table `search`. */
  readonly rows: readonly string[]
}

const CANDIDATES = 200
const MAX_CORRECTIONS = 24
/** Letters. Longer words of a query are compared by their beginning. */
const LONGEST_WORD = 40

/**
 * Words of titles and names that are nearest to each word as a prefix; none for a word that already
 * is a prefix, or is too short for a mistake.
 */
export function correctionsOf(
  db: Kysely<ContentTables>,
  engine: Engine,
  scope: NamesScope,
  words: readonly string[],
): Promise<string[][]> {
  return Promise.all(
    words.map(async (word) => {
      const compared = word.slice(0, LONGEST_WORD)
      return editsOf(compared) === 0
        ? []
        : nearestWords(compared, await similarNames(db, engine, scope, compared))
    }),
  )
}

/**
 * Every three letters of the word with a space in front. A mistake changes four of them at most, which are all
 * of a word of five letters whose second and third are swapped; so the beginning is compared swapped too.
 */
function trigramsOf(word: string): readonly string[] {
  const letters = [' ', ...word]
  const trigrams = letters.slice(2).map((_, index) => letters.slice(index, index + 3).join(''))
  return [...new Set([...trigrams, ` ${word[0]}${word[2]}`])]
}

async function similarNames(
  db: Kysely<ContentTables>,
  engine: Engine,
  { site, language, rows }: NamesScope,
  word: string,
): Promise<readonly string[]> {
  const trigrams = trigramsOf(word)
  const shared = sql<number>`${sql.join(
    trigrams.map((each) => sql`case when search.names like ${`%${each}%`} then 1 else 0 end`),
    sql` + `,
  )}`
  const found = await db
    .selectFrom('search')
    .innerJoin('sources', (join) =>
      join.onRef('sources.site', '=', 'search.site').onRef('sources.source', '=', 'search.source'),
    )
    .where('search.site', '=', site)
    .where('sources.shown', '=', 1)
    .where('search.kind', 'in', rows)
    .where('search.language', 'in', [language, '*'])
    .where(sharingTrigrams(engine, trigrams))
    .select('search.names')
    .orderBy(shared, 'desc')
    .limit(CANDIDATES)
    .execute()
  return found.map(({ names }) => names)
}

function sharingTrigrams(engine: Engine, trigrams: readonly string[]): RawBuilder<boolean> {
  if (engine === 'postgres') {
    const likes = trigrams.map((each) => sql`search.names like ${`%${each}%`}`)
    return sql<boolean>`(${sql.join(likes, sql` or `)})`
  }
  const query = trigrams.map((each) => `"${each}"`).join(' OR ')
  return sql<boolean>`search.rowid in (select rowid from search_index_names where search_index_names match ${query})`
}

function nearestWords(word: string, names: readonly string[]): string[] {
  const known = [...new Set(names.flatMap((each) => each.split(' ')))]
  if (spellingsOf(word).some((each) => known.some((other) => other.startsWith(each)))) return []
  for (let edits = 1; edits <= editsOf(word); edits += 1) {
    const near = known.filter((other) => isNear(word, other, edits))
    if (near.length > 0) return near.slice(0, MAX_CORRECTIONS)
  }
  return []
}
