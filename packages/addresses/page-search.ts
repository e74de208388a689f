import { type RouteKind, routes } from '#config/routes.ts'
import type { RouteConfig } from '#config/types.ts'
import { namesRead } from './query-names.ts'
import type { RawSearch } from './search.ts'

export type PageSearch = Readonly<
  Partial<
    Record<
      | 'filters'
      | 'bandeannonce'
      | 'view'
      | 'page'
      | 'type'
      | 'q'
      | 'near'
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
      | 'amount'
      | 'errorCode',
      string
    >
  >
> & { readonly [option: `options.${string}`]: string }

/** The page of an item becomes an error page where the item is missing. */
export const mayFail = ({ path }: RouteConfig): boolean => path.includes('$')

/** The parameters that the route table allows for a kind; others are ignored. */
export function readSearch(kind: RouteKind) {
  const route: RouteConfig = routes[kind]
  const names = [
    ...(route.filters ? ['filters'] : []),
    ...(route.query ?? []),
    ...(mayFail(route) ? ['errorCode'] : []),
  ]
  return ({ search }: { readonly search: RawSearch }): PageSearch =>
    Object.fromEntries(
      namesRead(names, Object.keys(search)).flatMap((name) =>
        search[name] === undefined ? [] : [[name, search[name]]],
      ),
    )
}
