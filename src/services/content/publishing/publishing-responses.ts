import type { PublishingIssue } from './plain-issues.ts'
import type { StoredResult } from './store-state.ts'

export type PublishingResponse =
  | { readonly result: StoredResult; readonly seconds?: number }
  | { readonly result: 'invalid'; readonly issues: readonly PublishingIssue[] }
  | { readonly result: 'type'; readonly expected: string }
  | { readonly result: 'method'; readonly allow: string }
  | { readonly result: 'unsigned' | 'too-large' | 'unavailable' | 'unknown' }

const RETRY_AFTER = '5'

export function toHttpResponse(response: PublishingResponse): Response {
  switch (response.result) {
    case 'stored':
    case 'known':
      return json(200, { result: response.result })
    case 'invalid':
      return json(400, { error: 'cannot be published', issues: response.issues })
    case 'unsigned':
      // An unsigned picture was not read, and is not read to be discarded either.
      return json(401, { error: 'not signed' }, { connection: 'close' })
    case 'method':
      return json(405, { error: 'method not allowed' }, { allow: response.allow })
    case 'too-large':
      return json(413, { error: 'too large' }, { connection: 'close' })
    case 'type':
      return json(415, { error: `must be ${response.expected}` })
    case 'unavailable':
      return json(503, { error: 'cannot be stored now' }, { 'retry-after': RETRY_AFTER })
    case 'unknown':
      return json(404, { error: 'not found' })
  }
}

const json = (status: number, body: object, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
