import type { Composition } from '../../page-kit/composition.server.ts'
import { isFiltered } from '../../page-kit/filters.ts'
import type { PageAnswer } from '../../page-models/answer.ts'
import type { ShowsPage } from '../../page-models/pages.ts'
import { seasonTiles } from '../../programme/season-tile.server.ts'
import { composeEntertainmentList } from './shows.server.ts'

/** Operas, concerts, marathons: everything that is no film, and the seasons they are part of. */
export async function composeEntertainments(composition: Composition): Promise<PageAnswer<ShowsPage>> {
  const [answer, seasons] = await Promise.all([composeEntertainmentList(composition), seasonTiles(composition)])
  return answer.outcome === 'found' && !isFiltered(composition.filters) ? { ...answer, page: { ...answer.page, seasons } } : answer
}
