import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenIdle } from '../../document/when-idle.ts'
import type { ModelContext } from './offer-tools.ts'

declare global {
  interface Document {
    readonly modelContext?: ModelContext
  }
}

/** While the page is open, the assistant of a browser that has WebMCP can ask for the programme. */
export function useOfferedTools(): void {
  const { agents } = useRouter().options.context.edition.flags
  useEffect(() => {
    const { modelContext } = document
    if (!agents || !modelContext) return
    const open = new AbortController()
    const stop = whenIdle(
      () =>
        void import('./offer-tools.ts')
          .then(({ offerTools }) => offerTools(modelContext, open.signal))
          // A page works without it.
          .catch(() => {}),
    )
    return () => {
      stop()
      open.abort()
    }
  }, [agents])
}
