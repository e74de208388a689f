import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { nameMissingScripts } from './document/missing-script.ts'
import { isInApp } from './features/app-bridge/in-app.ts'
import { followWhenCalm } from './features/flags/follow-when-calm.ts'
import { earlyPop } from './features/modals/modals.ts'
import { getRouter } from './router.tsx'
import { markSettled } from './routing/page-settled.ts'

/** A view transition that a newer one, or a hidden page, cuts short rejects promises that the router leaves alone. The page itself has changed as it should. */
addEventListener('unhandledrejection', (event) => {
  const { reason } = event
  const isSkipped =
    reason instanceof DOMException && (reason.name === 'AbortError' || reason.name === 'InvalidStateError')
  if (isSkipped && /transition/i.test(reason.message)) event.preventDefault()
})

// Before anything is asked of the network.
if (__INSPECT__) (await import('./inspector/scenario/apply-mock-set.ts')).applyMockSet()

nameMissingScripts()

/** Entries of windows are there from before this document, or this load of it. */
function followWindows(): void {
  if (history.state?.windows)
    void import('./features/modals/window-history.ts').then(({ followHistory }) => followHistory(router))
}

addEventListener('popstate', (event) => (earlyPop.handle ? earlyPop.handle(event) : followWindows()))

const router = getRouter()

/** Start's own entry also brings the serialisation of server functions, which this product does not use. */
hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
)

markSettled(router)

followWhenCalm(router)

if (__INSPECT__) void import('./inspector/hook.ts').then(({ beWatched }) => beWatched())

if (document.documentElement.dataset.returned)
  void import('./features/auth/client-loader.ts').then(({ comeBack }) => comeBack(router))

followWindows()

if (isInApp()) void import('./features/auth/connect-app.ts').then(({ connectApp }) => connectApp(router))
