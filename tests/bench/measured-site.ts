import { setTimeout } from 'node:timers/promises'
import type { SiteId } from '#config/sites.ts'
import { createCachedSource } from '../../src/api/cached.ts'
import { createEmbeddedSource } from '../../src/api/site-sources.ts'
import type { Source } from '../../src/api/source.ts'
import { connectClientHosts, connectSources } from '../../src/page-kit/sources.server.ts'
import { siteItems } from '../../src/pages/sitemap/site-items.server.ts'
import { renderPage } from '../../src/server.ts'
import { createContentBackend } from '../../src/services/content/content-backend.ts'
import { openStore } from '../../src/wiring/open-store.ts'
import { listenOuter, renderedView, silentLog } from './measured-parts.tsx'
import type { MeasuredProduct, SiteCounts } from './product.ts'

const SITE = 'fr'
/** Cached content is not used any more after so long, even if the source fails. */
const TWO_DAYS = 2 * 86_400_000
/** Milliseconds within which a call that depends on another one has begun; gathering a programme pauses in between. */
const NEXT_CALL = 300

/** The French site on the store in `dataDir`, composed as `src/server.ts` does. */
export const openSite: MeasuredProduct['openSite'] = async ({ dataDir, pageCache }) => {
  const store = await openStore({ dataDir })
  const backend = await createContentBackend({ store, log: silentLog.app })
  let calls: Record<string, number> = {}
  let renders = 0
  let expires = false
  let ahead = 0
  const running = new Set<Promise<unknown>>()

  function fetchCounted(site: SiteId, request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const address = pathname + search
    calls[address] = (calls[address] ?? 0) + 1
    const response = backend.fetch(site, request)
    const done: Promise<unknown> = response.finally(() => running.delete(done))
    running.add(done)
    return response
  }

  const uncached = createEmbeddedSource(SITE, { fetch: fetchCounted, isCurrent: backend.isCurrent })
  const opened = Date.now()
  const lasting = createCachedSource(uncached, { site: SITE, clock: () => opened })
  const expiring = createCachedSource(uncached, { site: SITE, clock: () => opened + ahead })
  const source: Source = { read: (...call) => (expires ? expiring : lasting).read(...call) }
  connectSources({ [SITE]: source })
  connectClientHosts({ [SITE]: source })

  const port = await listenOuter({
    dataDir,
    pageCache,
    siteItems,
    content: (site, request) => backend.fetch(site, request),
    renderPage(request, context) {
      renders += 1
      if (expires) ahead += TWO_DAYS
      return renderPage(request, context)
    },
  })
  return {
    port,
    useContent(state) {
      expires = state === 'expired'
    },
    async settle() {
      do {
        await Promise.allSettled(running)
        await setTimeout(NEXT_CALL)
      } while (running.size > 0)
    },
    viewOf: renderedView,
    takeCounts() {
      const counts: SiteCounts = { renders, calls }
      renders = 0
      calls = {}
      return counts
    },
  }
}
