import type { RegisteredRouter } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { hydration } from './document/hydration.ts'
import { nameMissingScripts } from './document/missing-script.ts'
import { whenCalm } from './document/when-idle.ts'
import { isInApp } from './features/app-bridge/in-app.ts'
import { setVisitorFlags } from './features/flags/visitor-flags.ts'
import { earlyPop } from './features/modals/modals.ts'
import { getRouter, type SiteRouter } from './router.tsx'
import { markSettled } from './routing/page-settled.ts'

/**
 * A view transition cut short by a newer one, or by hiding the page, rejects promises that the router does
 * not handle; the page has changed nevertheless.
 */
addEventListener('unhandledrejection', (event) => {
  const { reason } = event
  const isSkipped =
    reason instanceof DOMException && (reason.name === 'AbortError' || reason.name === 'InvalidStateError')
  if (isSkipped && /transition/i.test(reason.message)) event.preventDefault()
})

// Mocks must be set before the first request.
if (__INSPECT__) (await import('@marquee/inspector/scenario/apply-mock-set.ts')).applyMockSet()

nameMissingScripts()

let router: SiteRouter | undefined

/** History entries of modals exist already after a reload. */
function followModals(): void {
  const opened = router
  if (opened && history.state?.modals)
    void import('./features/modals/modal-history.ts').then(({ followHistory }) => followHistory(opened))
}

addEventListener('popstate', (event) => (earlyPop.handle ? earlyPop.handle(event) : followModals()))

/** The browser can paint and respond to input between two steps. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

function followWhenCalm(router: RegisteredRouter): void {
  whenCalm(() => {
    void import('./wiring/calm-page.ts').then((page) => page.followCalmPage(router, setVisitorFlags))
    void import('./features/saved-items/wishlist/calm-wishes.ts').then((wishes) =>
      wishes.followCalmWishes(router),
    )
  })
}

/** Not at the top level, where `await` would split the entry into sixty files. */
async function begin(): Promise<void> {
  await pause()
  const opened = getRouter()
  router = opened
  await pause()
  // A transition, so that React hydrates in slices. Start's own entry would add the serialisation of
  // server functions, which are not used.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={opened} />
      </StrictMode>,
    )
  })
  void hydration.then(() => {
    markSettled(opened)
    followWhenCalm(opened)
  })
  if (document.documentElement.dataset.returned)
    void import('./features/auth/client-loader.ts').then((client) => client.comeBack(opened))
  followModals()
  if (isInApp()) void import('./features/auth/connect-app.ts').then((app) => app.connectApp(opened))
}

void begin()

if (__INSPECT__) void import('./actor-kit/inspection.ts').then(({ hook }) => hook?.beWatched())
