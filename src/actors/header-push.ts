import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { todayIn } from '../i18n/dates.ts'

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Runs the line above the header. Its machine is fetched with the visitor's first sign of life: what nobody was there to see is not seen, and
 * a first load does not pay for it.
 */
export function useHeaderPush(timeZone: string): { readonly close: () => void } {
  const router = useRouter()
  const close = useRef(() => {})
  useEffect(() => {
    const today = () => todayIn(timeZone, Date.now())
    const stop = new AbortController()
    let starting: ReturnType<typeof begin> | undefined
    async function begin() {
      const [{ startHeaderPush }, { waitFor }] = await Promise.all([import('./header-push-actor.ts'), import('xstate')])
      const actor = startHeaderPush(today())
      stop.signal.addEventListener('abort', () => actor.stop())
      await waitFor(actor, (snapshot) => !snapshot.matches('deciding'))
      return actor
    }
    const running = () => {
      starting ??= begin()
      return starting
    }
    const act = () => {
      for (const sign of signsOfLife) removeEventListener(sign, act)
      if (document.documentElement.dataset.push !== 'seen') void running().then((actor) => actor.send({ type: 'visitor.act' }))
    }
    for (const sign of signsOfLife) addEventListener(sign, act, { passive: true, signal: stop.signal })
    const forget = router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged) void running().then((actor) => actor.send({ type: 'page.navigate', today: today() }))
    })
    close.current = () => void running().then((actor) => actor.send({ type: 'push.close' }))
    return () => {
      forget()
      stop.abort()
    }
  }, [router, timeZone])
  return { close: () => close.current() }
}
