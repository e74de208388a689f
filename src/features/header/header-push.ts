import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Runs the line above the header; returns a function that closes it. The machine is fetched with the
 * visitor's first action, which marks the line as seen, so that the first load stays small.
 */
export function useHeaderPush(timeZone: string): () => void {
  const router = useRouter()
  const close = useRef(() => {})
  useEffect(() => {
    const stop = new AbortController()
    let starting: ReturnType<typeof begin> | undefined
    const begin = async () => {
      const actor = await (await import('./header-push-actor.ts')).startHeaderPush(timeZone)
      stop.signal.addEventListener('abort', actor.stop)
      return actor
    }
    const send = (event: 'act' | 'close' | 'navigate') => {
      starting ??= begin()
      void starting.then((actor) => actor[event]())
    }
    const act = () => {
      for (const sign of signsOfLife) removeEventListener(sign, act)
      if (document.documentElement.dataset.push !== 'seen') send('act')
    }
    for (const sign of signsOfLife) addEventListener(sign, act, { passive: true, signal: stop.signal })
    const forget = router.subscribe('onResolved', ({ pathChanged }) => pathChanged && send('navigate'))
    close.current = () => send('close')
    return () => {
      forget()
      stop.abort()
    }
  }, [router, timeZone])
  return () => close.current()
}
