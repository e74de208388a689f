import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { startFaq } from './faq-actor.ts'

interface ShownCategories {
  /** Categories of which all articles are shown. */
  readonly shown: readonly string[]
  readonly showAll: (category: string) => void
}

const none: readonly string[] = []

/** Which lists of the help centre are shown whole. The machine is fetched with the first one that is. */
export function useShownCategories(): ShownCategories {
  const router = useRouter()
  const [shown, setShown] = useState(none)
  const starting = useRef<Promise<ReturnType<typeof startFaq>>>(undefined)
  useEffect(() => {
    const forget = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) void starting.current?.then((actor) => actor.send({ type: 'page.navigate' }))
    })
    return () => {
      forget()
      void starting.current?.then((actor) => actor.stop())
      starting.current = undefined
    }
  }, [router])
  async function begin() {
    const faq = await import('./faq-actor.ts')
    const actor = faq.startFaq()
    actor.subscribe(({ context }) => setShown(context.shown))
    return actor
  }
  const showAll = (category: string) => {
    starting.current ??= begin()
    void starting.current.then((actor) => actor.send({ type: 'category.showAll', category }))
  }
  return { shown, showAll }
}
