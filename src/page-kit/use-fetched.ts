import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { queries } from '../api/queries.ts'

/** The response to a query, for a view that does not come from the server. */
export const useFetched = <Response, Data, Key extends QueryKey>(
  options: UseQueryOptions<Response, Error, Data, Key>,
): UseQueryResult<Data> => useQuery(options, queries)
