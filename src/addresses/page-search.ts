import { type RouteKind, routes } from '../../config/routes.ts'
import type { RouteConfig } from '../../config/types.ts'
import { namesRead } from './query-names.ts'
import type { RawSearch } from './search.ts'

/** Query parameters of a page that its kind reads, and `filters`, which the path carries in public. */
export type PageSearch = Readonly<
  Partial<
    Record<
      | 'filters'
      | 'bandeannonce'
      | 'view'
      | 'page'
      | 'type'
      | 'q'
      | 'showtimes'
      | 'show'
      | 'film'
      | 'cinema'
      | 'date'
      | 'time'
      | 'version'
      | 'season'
      | 'plan'
      | 'offer'
      | 'businessCode'
      | 'ecard'
      | 'giftcard'
      | 'voucher'
      | 'gift'
      | 'amount',
      string
    >
  >
> & { readonly [option: `options.${string}`]: string }

/** What a page depends on besides its path: the parameters that the route table allows its kind. Everything else has no effect. */
export function readSearch(kind: RouteKind) {
  const route: RouteConfig = routes[kind]
  const names = [...(route.filters ? ['filters'] : []), ...(route.query ?? [])]
  return ({ search }: { readonly search: RawSearch }): PageSearch =>
    Object.fromEntries(
      namesRead(names, Object.keys(search)).flatMap((name) =>
        search[name] === undefined ? [] : [[name, search[name]]],
      ),
    )
}
