import { uncachedJson } from '@marquee/kit/http/json-responses.ts'
import type { PublishingIssue } from './plain-issues.ts'
import type { StoredResult } from './store-state.ts'

export type PublishingResponse =
  | { readonly result: StoredResult; readonly seconds?: number }
  | { readonly result: 'invalid'; readonly issues: readonly PublishingIssue[] }
  | { readonly result: 'type'; readonly expected: string }
  | { readonly result: 'method'; readonly allow: string }
  | { readonly result: 'unsigned' | 'too-large' | 'unavailable' | 'unknown' | 'unsent' }

const RETRY_AFTER = '5'

export function toHttpResponse(response: PublishingResponse): Response {
  switch (response.result) {
    case 'stored':
    case 'known':
      return uncachedJson(200, { result: response.result })
    case 'invalid':
      return uncachedJson(400, { error: 'cannot be published', issues: response.issues })
    case 'unsigned':
      // An unsigned picture was not read, and is not read to be discarded either.
      return uncachedJson(401, { error: 'not signed' }, { connection: 'close' })
    case 'method':
      return uncachedJson(405, { error: 'method not allowed' }, { allow: response.allow })
    case 'too-large':
      return uncachedJson(413, { error: 'too large' }, { connection: 'close' })
    case 'type':
      return uncachedJson(415, { error: `must be ${response.expected}` })
    case 'unsent':
      return uncachedJson(501, { error: 'no mail server' })
    case 'unavailable':
      return uncachedJson(503, { error: 'cannot be stored now' }, { 'retry-after': RETRY_AFTER })
    case 'unknown':
      return uncachedJson(404, { error: 'not found' })
  }
}
