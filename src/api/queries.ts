import { QueryClient, type QueryExecuteOptions, type QueryKey } from '@tanstack/react-query'

/**
 * The document's cache of responses. Browser only: on the server, a page is composed from the cache of its sources.
 * A failed request is not repeated here, since the requests themselves are; and it fails offline, so that the machine
 * that sent it can roll back.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

/** Keys of all queries. */
export const keys = {
  page: (name: string, input: object) => ['page', name, input] as const,
  nextTimes: (place: object) => ['nextTimes', place] as const,
  search: (question: object) => ['search', question] as const,
  texts: (language: string, namespace: string) => ['texts', language, namespace] as const,
  zone: ['zone'] as const,
  chat: ['chat'] as const,
  client: ['client'] as const,
  favourites: (client: string) => ['client', client, 'favourites'] as const,
  tickets: (client: string) => ['client', client, 'tickets'] as const,
}

/** The result of a query, for an actor, which cancels the query when it stops. */
export function queryFor<Data, Key extends QueryKey>(
  signal: AbortSignal,
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): Promise<Data> {
  const { queryKey } = options
  signal.addEventListener('abort', () => void queries.cancelQueries({ queryKey, exact: true }))
  return queries.query(options)
}

/** Sends a change as a mutation, for an actor. Rejects with its error. */
export const mutate = <Sent, Result>(
  mutationFn: (sent: Sent) => Promise<Result>,
  sent: Sent,
): Promise<Result> => queries.getMutationCache().build(queries, { mutationFn }).execute(sent)
