import { routes } from '../../config/routes.ts'
import type { Language, RouteConfig } from '../../config/types.ts'
import { namesRead } from '../addresses/query-names.ts'
import { type RawSearch, stringifySearch } from '../addresses/search.ts'
import type { Seo } from '../page-models/page-result.ts'

type Slugs = Readonly<Record<string, string>>

/** Slugs that the address names besides the page's own, where a language has others: slug here → slug there. */
export interface Renamed {
  readonly renamed?: Readonly<Partial<Record<Language, Slugs>>>
}

const known = [
  'filters',
  ...new Set(Object.values(routes).flatMap((route: RouteConfig) => route.query ?? [])),
]

/** What the input of a page says of its address besides the path. */
export function searchOf(input: object): RawSearch {
  const given: Readonly<Record<string, unknown>> = { ...input }
  return Object.fromEntries(
    namesRead(known, Object.keys(given)).flatMap((name) =>
      typeof given[name] === 'string' ? [[name, given[name]]] : [],
    ),
  )
}

/** What an address says besides its page. The number of a list's page is left out: the list may be shorter in another language. */
function addition({ filters, page: _, ...query }: RawSearch, slugs: Slugs = {}): string {
  const slugThere = (slug: string) => slugs[slug] ?? slug
  const place = filters?.replace(
    /(localisation-)([^,]+)/,
    (_all, name: string, slug: string) => name + slugThere(slug),
  )
  const renamed = Object.entries(query).map(([name, value]) => [
    name,
    value.replace(/[a-z0-9-]+/g, slugThere),
  ])
  return (place ? `/filters/${place}` : '') + stringifySearch(Object.fromEntries(renamed))
}

/** The page in each language that has it, of the same day, under the same filters and with the same selection. */
export function sameInOtherLanguages(
  { alternates, renamed }: Pick<Seo, 'alternates'> & Renamed,
  search: RawSearch,
): Partial<Record<Language, string>> {
  const paths = Object.entries(alternates) as readonly [Language, string][]
  return Object.fromEntries(
    paths.map(([language, path]) => [language, path + addition(search, renamed?.[language])]),
  )
}
