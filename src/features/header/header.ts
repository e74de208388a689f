import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { limits } from '#config/limits.ts'
import type { headerMachine } from '#machines/header-machine.ts'
import { onPageLeave } from '../../actor-kit/page-leave.ts'

export type HeaderPlace = 'resting' | 'hidden' | 'shown'

function placeOf(snapshot: SnapshotFrom<typeof headerMachine>): HeaderPlace {
  if (snapshot.matches({ sticky: 'shown' })) return 'shown'
  return snapshot.matches('sticky') ? 'hidden' : 'resting'
}

/** Calls once, `pause` ms after the last of a burst. */
export function debounce(
  call: () => void,
  pause: number,
): { readonly run: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const run = () => {
    stop()
    timer = setTimeout(call, pause)
  }
  return { run, stop }
}

/** Calls at most once per `pause` ms, and once more after a burst. */
export function throttle(
  call: () => void,
  pause: number,
): { readonly run: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false
  const rest = () => {
    timer = undefined
    if (again) run()
  }
  const run = () => {
    again = timer !== undefined
    if (again) return
    call()
    timer = setTimeout(rest, pause)
  }
  return { run, stop: () => clearTimeout(timer) }
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
