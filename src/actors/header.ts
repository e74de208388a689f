import { useRouter } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { limits } from '../../config/limits.ts'
import { headerMachine } from '../../machines/header-machine.ts'
import { throttle } from './throttle.ts'

export type HeaderPlace = 'resting' | 'hidden' | 'shown'

/** Where the header is while the visitor scrolls. */
export function useHeader(): HeaderPlace {
  const router = useRouter()
  const actor = useActorRef(headerMachine, { input: { thresholds: limits.header } })
  useEffect(() => {
    const desktop = matchMedia(`(min-width: ${limits.breakpoints.desktop}px)`)
    const report = () => actor.send({ type: 'page.scroll', position: scrollY, windowHeight: innerHeight, desktop: desktop.matches })
    const scroll = throttle(report, limits.header.scrollThrottle)
    addEventListener('scroll', scroll.run, { passive: true })
    const forget = router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && actor.send({ type: 'page.navigate' }))
    return () => {
      removeEventListener('scroll', scroll.run)
      scroll.stop()
      forget()
    }
  }, [actor, router])
  return useSelector(actor, (snapshot): HeaderPlace => {
    if (snapshot.matches({ sticky: 'shown' })) return 'shown'
    return snapshot.matches('sticky') ? 'hidden' : 'resting'
  })
}
