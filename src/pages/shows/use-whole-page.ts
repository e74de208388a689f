import { useRouter } from '@tanstack/react-router'
import { startTransition, useCallback, useState } from 'react'
import { loadPage } from '../../page-kit/load-page.ts'
import type { ShowsPage } from '../../page-models/shows.ts'
import { entertainmentsPage, showsPage } from './shows-pages.ts'

/** By the loaded page, which the router returns again on Back. */
const wholePages = new WeakMap<ShowsPage, ShowsPage>()
const loading = new WeakSet<ShowsPage>()

/** The page with every card once `load` has fetched it. A failed load can be repeated. */
export function useWholePage(page: ShowsPage) {
  const { edition } = useRouter().options.context
  const [, setLoaded] = useState<ShowsPage>()
  const load = useCallback(async () => {
    if (page.whole === null || loading.has(page)) return
    loading.add(page)
    const match = edition.paths.match(new URL(page.whole, location.origin).pathname)
    const definition = match?.kind === 'entertainments' ? entertainmentsPage : showsPage
    const input = { language: edition.language, filters: match?.filters, view: 'all' }
    const result = await loadPage(definition, input)
    if (result.outcome !== 'found') {
      loading.delete(page)
      return
    }
    wholePages.set(page, result.page)
    startTransition(() => setLoaded(page))
  }, [page, edition])
  return { page: wholePages.get(page) ?? page, load }
}
