import type { Language } from '#config/types.ts'
import type { Translations } from '#models/slugs.ts'
import { type Composition, optional, optionalList } from './composition.server.ts'

type ItemsIn = (language: Language) => Promise<readonly { readonly slug: string }[]>

/**
 * Slug of an item per language. If the source lacks the call, assumes the same slug in
 * languages whose list contains it.
 */
export async function slugsPerLanguage(
  composition: Pick<Composition, 'context' | 'edition' | 'slug'>,
  translate: Promise<Translations>,
  itemsIn: ItemsIn,
): Promise<Readonly<Partial<Record<string, string>>>> {
  const { edition, slug } = composition
  const own = { [edition.language]: slug }
  const known = await optional(composition, translate)
  if (known && Object.keys(known).length > 0) return { ...known, ...own }
  const others = edition.site.languages.filter((language) => language !== edition.language)
  const lists = await Promise.all(
    others.map(async (language) => [language, await optionalList(composition, itemsIn(language))] as const),
  )
  return {
    ...own,
    ...Object.fromEntries(
      lists
        .filter(([, items]) => items.some((item) => item.slug === slug))
        .map(([language]) => [language, slug]),
    ),
  }
}
