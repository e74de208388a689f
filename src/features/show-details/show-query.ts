import { queryOptions } from '@tanstack/react-query'
import { staleTimes } from '#config/stale-times.ts'
import type { Edition } from '../../document/edition.ts'
import { pageQuery } from '../../page-kit/page-query.ts'
import { showPage } from '../../pages/show/show-page.ts'

/** The page of a show, by its address. Times that could not be loaded are requested again. */
export function showQuery(href: string, { paths, language }: Pick<Edition, 'paths' | 'language'>) {
  const match = paths.match(href)
  const kind = match?.kind === 'entertainment' ? 'entertainment' : 'show'
  const page = { language, slug: match?.params.slug ?? '', kind, filters: match?.filters } as const
  return queryOptions({
    ...pageQuery(showPage, page),
    // A query's options are read outside of a render, where no boundary catches a page of another version.
    staleTime: ({ state }) => (state.data?.showtimes?.main?.failed ? 0 : staleTimes.page),
  })
}
