import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { limits } from '#config/limits.ts'
import type { headerMachine } from '#machines/header-machine.ts'
import { debounce } from '../../actor-kit/debounce.ts'
import { onPageLeave } from '../../actor-kit/page-leave.ts'
import { throttle } from '../../actor-kit/throttle.ts'

export type HeaderPlace = 'resting' | 'hidden' | 'shown'

function placeOf(snapshot: SnapshotFrom<typeof headerMachine>): HeaderPlace {
  if (snapshot.matches({ sticky: 'shown' })) return 'shown'
  return snapshot.matches('sticky') ? 'hidden' : 'resting'
}

export function useHeader(): HeaderPlace {
  const router = useRouter()
  const [place, setPlace] = useState<HeaderPlace>('resting')
  useEffect(() => {
    const desktop = matchMedia(`(min-width: ${limits.breakpoints.desktop}px)`)
    const stop = new AbortController()
    let starting: ReturnType<typeof begin> | undefined
    async function begin() {
      const { startHeader } = await import('./header-actor.ts')
      const actor = startHeader()
      actor.subscribe((snapshot) => setPlace(placeOf(snapshot)))
      stop.signal.addEventListener('abort', () => actor.stop())
      return actor
    }
    const scroll = throttle(() => {
      starting ??= begin()
      void starting.then((actor) =>
        actor.send({
          type: 'page.scroll',
          position: scrollY,
          windowHeight: innerHeight,
          desktop: desktop.matches,
        }),
      )
    }, limits.header.scrollThrottle)
    addEventListener('scroll', scroll.run, { passive: true, signal: stop.signal })
    // A narrower viewport lets the header rest without a scroll.
    const resize = debounce(() => starting && scroll.run(), limits.resizeDebounce)
    addEventListener('resize', resize.run, { signal: stop.signal })
    const forget = onPageLeave(router, () => {
      void starting?.then((actor) => actor.send({ type: 'page.navigate' }))
    })
    return () => {
      scroll.stop()
      resize.stop()
      forget()
      stop.abort()
    }
  }, [router])
  return place
}
