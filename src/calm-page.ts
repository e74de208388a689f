import { followFlags } from './features/flags/follow-flags.ts'
import type { VisitorFlags } from './features/flags/visitor-flags.ts'
import type { SiteRouter } from './router.tsx'
import { showPagesOffline } from './routing/offline-pages.ts'

/** What an open page follows once it has nothing better to do: the network and the flags of its site. */
export function followCalmPage(router: SiteRouter, notify: (flags: VisitorFlags) => void): Promise<void> {
  showPagesOffline(router)
  return followFlags(router, notify)
}
