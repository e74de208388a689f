import type { RouteKind } from '../../config/routes.ts'
import type { PageAnswer } from '../page-data/models/answer.ts'
import type { ShowTrackingModel } from '../page-data/models/tracking.ts'

/** The page in view, as far as analytics reports it. */
export interface SeenPage {
  /** Changes with each navigation to another page. */
  readonly key: string
  /** Undefined for an address that names no page. */
  readonly kind: RouteKind | undefined
  readonly error: '404' | '410' | '500' | '503' | null
  readonly show: ShowTrackingModel | null
}

interface FramedPage {
  readonly key: string
  readonly kind: RouteKind | undefined
  readonly found: boolean
  readonly loaded: PageAnswer<unknown> | undefined
}

function errorOf({ kind, found, loaded }: FramedPage): SeenPage['error'] {
  if (!found) return '404'
  // The one address without kind that is rendered as found is that of what is gone.
  if (kind === undefined || loaded?.outcome === 'gone') return '410'
  return loaded?.outcome === 'unavailable' ? '503' : null
}

/** Pages of films and events bring what is reported of them; the others say nothing. */
const trackedShow = (page: unknown) => (page as { readonly tracking?: ShowTrackingModel }).tracking ?? null

export function seenPage(framed: FramedPage): SeenPage {
  const { key, kind, loaded } = framed
  return { key, kind, error: errorOf(framed), show: loaded?.outcome === 'found' ? trackedShow(loaded.page) : null }
}
