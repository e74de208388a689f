import type { Language } from '../../config/types.ts'
import type { Seo } from '../page-data/models/answer.ts'
import type { PageSearch } from './page-search.ts'
import { stringifySearch } from './search.ts'

type Slugs = Readonly<Record<string, string>>

/** What an address says besides its page. The number of a list's page is left out: the list may be shorter in another language. */
function addition({ filters, page: _, ...query }: PageSearch, slugs: Slugs = {}): string {
  const slugThere = (slug: string) => slugs[slug] ?? slug
  const place = filters?.replace(/(localisation-)([^,]+)/, (_all, name: string, slug: string) => name + slugThere(slug))
  const renamed = Object.entries(query).map(([name, value]) => [name, value?.replace(/[a-z0-9-]+/g, slugThere)])
  return (place ? `/filters/${place}` : '') + stringifySearch(Object.fromEntries(renamed))
}

/** The page in each language that has it, of the same day, under the same filters and with the same selection. */
export function sameInOtherLanguages(
  { alternates, renamed }: Pick<Seo, 'alternates' | 'renamed'>,
  search: PageSearch,
): Partial<Record<Language, string>> {
  const paths = Object.entries(alternates) as readonly [Language, string][]
  return Object.fromEntries(paths.map(([language, path]) => [language, path + addition(search, renamed?.[language])]))
}
