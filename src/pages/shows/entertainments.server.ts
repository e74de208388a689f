import type { Composition } from '../../page-kit/composition.server.ts'
import { isFiltered } from '../../page-kit/filters.ts'
import type { EventsInput } from '../../page-kit/page-input.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { ShowsPage } from '../../page-models/shows.ts'
import { seasonTiles } from '../../programme/season-tile.server.ts'
import { composeEntertainmentList } from './shows.server.ts'

export async function composeEntertainments(
  composition: Composition,
  input?: Pick<EventsInput, 'whole'>,
): Promise<PageResult<ShowsPage>> {
  const [result, seasons] = await Promise.all([
    composeEntertainmentList(composition, input),
    seasonTiles(composition),
  ])
  return result.outcome === 'found' && !isFiltered(composition.filters)
    ? { ...result, page: { ...result.page, seasons } }
    : result
}
