import type { RouteKind } from '#config/routes.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { PageTrackingModel } from '../../page-models/tracking.ts'

export interface CurrentPage {
  /** Changes with each navigation to another page. */
  readonly key: string
  /** Undefined if the address matches no page. */
  readonly kind: RouteKind | undefined
  readonly item: string | undefined
  readonly found: boolean
  readonly loaded: PageResult<unknown> | undefined
}

export interface SeenPage extends Pick<CurrentPage, 'key' | 'kind' | 'item'> {
  readonly error: '404' | '410' | '500' | '503' | null
  readonly tracking: PageTrackingModel | null
}

function errorOf({ kind, found, loaded }: CurrentPage): SeenPage['error'] {
  if (!found) return '404'
  // Only a 410 is rendered as found without a kind.
  if (kind === undefined || loaded?.outcome === 'gone') return '410'
  return loaded?.outcome === 'unavailable' ? '503' : null
}

const trackingOf = (page: unknown) => (page as { readonly tracking?: PageTrackingModel }).tracking ?? null

export function seenPage(framed: CurrentPage): SeenPage {
  const { key, kind, item, loaded } = framed
  return {
    key,
    kind,
    item,
    error: errorOf(framed),
    tracking: loaded?.outcome === 'found' ? trackingOf(loaded.page) : null,
  }
}
