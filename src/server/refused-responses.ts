import { isSaid, REFUSAL, type Refusal, refusalOf } from '@marquee/kit/http/refusal-reasons.ts'
import { type BytesResponse, type Exchange, type OuterResponse, REQUEST_ID } from './exchange.ts'

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
  { requestId, refusal }: Pick<Exchange, 'requestId' | 'refusal'>,
): Headers {
  const sent = new Headers(headers)
  sent.set(REQUEST_ID, requestId)
  if (refusal !== undefined && isSaid(refusal)) sent.set(REFUSAL, refusal)
  return sent
}
