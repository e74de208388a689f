import type { Kysely } from 'kysely'
import type { ContentTables } from '../store/content-tables.ts'
import { type AcceptedState, itemOf, publishedTexts } from './accept-state.ts'

interface Address {
  readonly language: string
  readonly slug: string
}

const keyOf = ({ language, slug }: Address) => `${language} ${slug}`

/**
 * `gone`: slugs public until now. A slug that another item has now leads to that item. Returns all former
 * slugs of the document, and whether any is new.
 */
export async function saveFormerSlugs(
  db: Kysely<ContentTables>,
  state: AcceptedState,
  gone: readonly Address[],
): Promise<{ readonly slugs: readonly string[]; readonly added: boolean }> {
  const { site, kind, id } = state
  if (kind === 'document') return { slugs: [], added: false }
  const known = await db
    .selectFrom('former_slugs')
    .where((row) => row.and({ site, kind, id }))
    .select(['language', 'slug'])
    .execute()
  const current = publishedTexts(state).map(([language, text]) => ({
    language,
    slug: itemOf(state, text).slug,
  }))
  const declared = publishedTexts(state).flatMap(([language, { formerSlugs }]) =>
    formerSlugs.map((slug) => ({ language, slug })),
  )
  const has = new Set([...known, ...current].map(keyOf))
  const fresh = [
    ...new Map([...gone, ...declared].map((address) => [keyOf(address), address])).values(),
  ].filter((address) => !has.has(keyOf(address)))
  for (const { language, slug } of fresh) {
    await db
      .insertInto('former_slugs')
      .values({ site, kind, language, slug, id })
      .onConflict((conflict) => conflict.columns(['site', 'kind', 'language', 'slug']).doUpdateSet({ id }))
      .execute()
  }
  for (const { language, slug } of current) {
    await db
      .deleteFrom('former_slugs')
      .where((row) => row.and({ site, kind, language, slug }))
      .execute()
  }
  return { slugs: [...known, ...fresh].map(({ slug }) => slug), added: fresh.length > 0 }
}
