import type { RouteKind } from '../../../config/routes.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { PageTrackingModel } from '../../page-models/tracking.ts'

/** The page in view, as its frame knows it. */
export interface FramedPage {
  /** Changes with each navigation to another page. */
  readonly key: string
  /** Undefined for an address that names no page. */
  readonly kind: RouteKind | undefined
  /** Slug or id of the address. */
  readonly item: string | undefined
  readonly found: boolean
  readonly loaded: PageResult<unknown> | undefined
}

/** The page in view, as far as analytics reports it. */
export interface SeenPage extends Pick<FramedPage, 'key' | 'kind' | 'item'> {
  readonly error: '404' | '410' | '500' | '503' | null
  readonly tracking: PageTrackingModel | null
}

function errorOf({ kind, found, loaded }: FramedPage): SeenPage['error'] {
  if (!found) return '404'
  // The one address without kind that is rendered as found is that of what is gone.
  if (kind === undefined || loaded?.outcome === 'gone') return '410'
  return loaded?.outcome === 'unavailable' ? '503' : null
}

/** Only the page models of a film, cinema, city, season or article have `tracking`. */
const trackingOf = (page: unknown) => (page as { readonly tracking?: PageTrackingModel }).tracking ?? null

export function seenPage(framed: FramedPage): SeenPage {
  const { key, kind, item, loaded } = framed
  return {
    key,
    kind,
    item,
    error: errorOf(framed),
    tracking: loaded?.outcome === 'found' ? trackingOf(loaded.page) : null,
  }
}
