import { isSaid, REFUSAL, type Refusal, refusalOf } from '@marquee/kit/http/refusal-reasons.ts'
import {
  type BytesResponse,
  type Exchange,
  type OuterResponse,
  REQUEST_ID,
  SERVER_TIMING,
  serverTiming,
} from './exchange.ts'

export const refused = (refusal: Refusal, response: BytesResponse): BytesResponse => ({
  ...response,
  headers: isSaid(refusal) ? [REFUSAL, refusal, ...response.headers] : response.headers,
  refusal,
})

export const refusalIn = (response: OuterResponse): Refusal | undefined =>
  response instanceof Response ? refusalOf(response) : response.refusal

/** Headers of a web response, with those of every response. */
export function sentHeaders(
  { headers }: Response,
  exchange: Pick<Exchange, 'requestId' | 'refusal' | 'cache' | 'times'>,
): Headers {
  const sent = new Headers(headers)
  const { requestId, refusal } = exchange
  const timing = serverTiming(exchange)
  sent.set(REQUEST_ID, requestId)
  if (timing !== undefined) sent.set(SERVER_TIMING, timing)
  if (refusal !== undefined && isSaid(refusal)) sent.set(REFUSAL, refusal)
  return sent
}
