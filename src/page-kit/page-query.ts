import {
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import { staleTimes } from '#config/stale-times.ts'
import { keys, queries } from '../api/queries.ts'
import type { Page } from './define-page.ts'
import { loadPage } from './load-page.ts'

/** Rejects unless the page is found. */
export async function loadFound<Input extends object, Model>(
  page: Page<Input, Model>,
  input: Input,
): Promise<Model> {
  const result = await loadPage(page, input)
  if (result.outcome !== 'found') throw new Error(`${page.name}: ${result.outcome}`)
  return result.page
}

/** The data of a page for another view than its route, which keeps its own. */
export const pageQuery = <Input extends object, Model>(
  page: Page<Input, Model>,
  input: Input,
  staleTime: number = staleTimes.page,
) => queryOptions({ queryKey: keys.page(page.name, input), queryFn: () => loadFound(page, input), staleTime })

/** The response to a query, for a view that does not come from the server. */
export const useFetched = <Response, Data, Key extends QueryKey>(
  options: UseQueryOptions<Response, Error, Data, Key>,
): UseQueryResult<Data> => useQuery(options, queries)
