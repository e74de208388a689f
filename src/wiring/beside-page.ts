import type { RegisteredRouter } from '@tanstack/react-router'
import { deviceClassOf } from '../document/device-class.ts'
import { isAllowed, watchDecision } from '../features/consent/consent.ts'
import { startServiceWorker } from '../features/offline/service-worker.ts'

/** The script is not even fetched without consent. */
function reportVitals(router: RegisteredRouter): void {
  let begun = false
  const follow = () => {
    if (begun || !isAllowed('statistics')) return
    begun = true
    void import('../features/analytics/page-vitals.ts').then((vitals) =>
      vitals.reportVitals(
        router.options.context.edition.paths,
        deviceClassOf(innerWidth) === 'desktop' ? 'desktop' : 'phone',
      ),
    )
  }
  watchDecision(follow)
  follow()
}

/**
 * What a page does beside itself: its service worker, reports of its speed, and tools for an assistant of the browser.
 */
export function offerBesidePage(router: RegisteredRouter): void {
  void startServiceWorker(router)
  reportVitals(router)
  // The page works without them.
  if (document.modelContext)
    void import('../features/assistants/offer-tools.ts').then(({ offerTools }) =>
      offerTools(router.options.context.edition.flags),
    )
}
