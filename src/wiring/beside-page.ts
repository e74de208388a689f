import type { RegisteredRouter } from '@tanstack/react-router'
import { startServiceWorker } from '../features/offline/service-worker.ts'

/** What a page offers beside itself: its service worker, and tools to an assistant of the browser. */
export function offerBesidePage(router: RegisteredRouter): void {
  void startServiceWorker(router)
  // The page works without them.
  if (document.modelContext)
    void import('../features/assistants/offer-tools.ts').then(({ offerTools }) =>
      offerTools(router.options.context.edition.flags),
    )
}
