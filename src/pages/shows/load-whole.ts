import { queries } from '../../api/queries.ts'
import type { Edition } from '../../document/edition.ts'
import { pageQuery } from '../../page-kit/page-query.ts'
import type { ShowsPage } from '../../page-models/shows.ts'
import { entertainmentsPage, showsPage } from './shows-pages.ts'

/** The page at an address with every card. Rejects if it cannot be loaded. */
export function loadWhole(
  address: string,
  { paths, language }: Pick<Edition, 'paths' | 'language'>,
): Promise<ShowsPage> {
  const match = paths.match(new URL(address, location.origin).pathname)
  const definition = match?.kind === 'entertainments' ? entertainmentsPage : showsPage
  return queries.query(pageQuery(definition, { language, filters: match?.filters, view: 'all' }))
}
