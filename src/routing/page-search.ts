import { type BuiltKind, routes } from '../../config/routes.ts'
import type { RouteConfig } from '../../config/types.ts'
import type { RawSearch } from './search.ts'

/** Query parameters of a page that its kind reads, and `filters`, which the path carries in public. */
export type PageSearch = Readonly<Partial<Record<'filters' | 'bandeannonce' | 'page' | 'type' | 'q' | 'showtimes', string>>>

/** Keeps the parameters that the route table allows a kind; everything else has no effect. */
export function readSearch(kind: BuiltKind) {
  const route: RouteConfig = routes[kind]
  const names = [...(route.filters ? ['filters'] : []), ...(route.query ?? [])]
  return (search: RawSearch): PageSearch => Object.fromEntries(names.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])))
}
