import type { AnyRouter } from '@tanstack/react-router'

/**
 * Calls `leave` when a navigation leads to another path, once for each path. The router's own `pathChanged` is
 * also true when data is loaded again before a new page is shown. Returns a function that stops.
 */
export function onPageLeave(router: AnyRouter, leave: () => void): () => void {
  let path = router.latestLocation.pathname
  return router.subscribe('onBeforeNavigate', ({ toLocation: { pathname } }) => {
    if (pathname === path) return
    path = pathname
    leave()
  })
}
