import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { nameMissingScripts } from './document/missing-script.ts'
import { isInApp } from './features/app-bridge/in-app.ts'
import { followWhenCalm } from './features/flags/follow-when-calm.ts'
import { earlyPop } from './features/modals/modals.ts'
import { getRouter } from './router.tsx'
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

// Before the first request.
if (__INSPECT__) (await import('./inspector/scenario/apply-mock-set.ts')).applyMockSet()

nameMissingScripts()

/** After a reload, history entries of modals exist already. */
function followModals(): void {
  if (history.state?.modals)
    void import('./features/modals/modal-history.ts').then(({ followHistory }) => followHistory(router))
}

addEventListener('popstate', (event) => (earlyPop.handle ? earlyPop.handle(event) : followModals()))

const router = getRouter()

/** Start's own entry would add the serialisation of server functions, which are not used. */
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

followModals()

if (isInApp()) void import('./features/auth/connect-app.ts').then(({ connectApp }) => connectApp(router))
