import { namesRead } from '@marquee/addresses/query-names.ts'
import { type RawSearch, stringifySearch } from '@marquee/addresses/search.ts'
import { entriesOf } from '#config/keys.ts'
import { routes } from '#config/routes.ts'
import type { Language, RouteConfig } from '#config/types.ts'
import type { PageSeo } from '../page-models/page-result.ts'

type Slugs = Readonly<Record<string, string>>

/** Slugs in the query or filters that differ by language: this language's slug → the other's. */
export interface Renamed {
  readonly renamed?: Readonly<Partial<Record<Language, Slugs>>>
}

const known = [
  'filters',
  ...new Set(Object.values(routes).flatMap((route: RouteConfig) => route.query ?? [])),
]

export function searchOf(input: object): RawSearch {
  const params: Readonly<Record<string, unknown>> = { ...input }
  return Object.fromEntries(
    namesRead(known, Object.keys(params)).flatMap((name) =>
      typeof params[name] === 'string' ? [[name, params[name]]] : [],
    ),
  )
}

/** Filters and query in another language. Drops the page number: that language's list may be shorter. */
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

/** The page in each other language, with the same filters, day and selection. */
export function sameInOtherLanguages(
  { alternates, renamed }: Pick<PageSeo, 'alternates'> & Renamed,
  search: RawSearch,
): Partial<Record<Language, string>> {
  return Object.fromEntries(
    entriesOf(alternates).map(([language, path]) => [language, path + addition(search, renamed?.[language])]),
  )
}
