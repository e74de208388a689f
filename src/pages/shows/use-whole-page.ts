import { useRouter } from '@tanstack/react-router'
import { startTransition, useCallback, useState } from 'react'
import type { ShowsPage } from '../../page-models/shows.ts'

/** The page with every card once `load` has fetched it. A failed load can be repeated. */
export function useWholePage(page: ShowsPage) {
  const { edition } = useRouter().options.context
  const [loaded, setLoaded] = useState({ of: page, whole: page })
  const load = useCallback(() => {
    const { whole: address } = page
    if (address === null) return
    void import('./load-whole.ts')
      .then(async ({ loadWhole }) => {
        const whole = await loadWhole(address, edition)
        startTransition(() =>
          setLoaded((now) => (now.of === page && now.whole === whole ? now : { of: page, whole })),
        )
      })
      .catch(() => {})
  }, [page, edition])
  return { page: loaded.of === page ? loaded.whole : page, load }
}
