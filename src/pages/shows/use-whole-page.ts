import { useRouter } from '@tanstack/react-router'
import { startTransition, useCallback, useState } from 'react'
import type { Edition } from '../../document/edition.ts'
import { loadPage } from '../../page-kit/load-page.ts'
import type { ShowsPage } from '../../page-models/shows.ts'
import { entertainmentsPage, showsPage } from './shows-pages.ts'

/** By the loaded page, which the router returns again on Back. */
const wholePages = new WeakMap<ShowsPage, ShowsPage>()
const loading = new WeakSet<ShowsPage>()

/** Null if it cannot be loaded. */
async function loadWhole(
  address: string,
  { paths, language }: Pick<Edition, 'paths' | 'language'>,
): Promise<ShowsPage | null> {
  const match = paths.match(new URL(address, location.origin).pathname)
  const definition = match?.kind === 'entertainments' ? entertainmentsPage : showsPage
  const result = await loadPage(definition, { language, filters: match?.filters, view: 'all' })
  return result.outcome === 'found' ? result.page : null
}

/** The page with every card once `load` has fetched it. A failed load can be repeated. */
export function useWholePage(page: ShowsPage) {
  const { edition } = useRouter().options.context
  const [, setLoaded] = useState<ShowsPage>()
  const load = useCallback(() => {
    if (page.whole === null || loading.has(page)) return
    loading.add(page)
    void loadWhole(page.whole, edition).then((whole) => {
      if (whole === null) loading.delete(page)
      else {
        wholePages.set(page, whole)
        startTransition(() => setLoaded(page))
      }
    })
  }, [page, edition])
  return { page: wholePages.get(page) ?? page, load }
}
