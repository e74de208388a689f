import { hash } from 'node:crypto'
import type { FrontendToggle } from './flag-evaluation.ts'
import { isUnchanged } from './unleash-answers.ts'

const KEPT = 200

/** Answers of the Frontend API. Few lists differ, so their tags are remembered instead of made each time. */
export function createFrontendAnswers(): (request: Request, toggles: readonly FrontendToggle[]) => Response {
  const tags = new Map<string, string>()

  function tagOf(body: string): string {
    const known = tags.get(body)
    if (known) return known
    if (tags.size >= KEPT) tags.clear()
    const tag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
    tags.set(body, tag)
    return tag
  }

  return (request, toggles) => {
    const body = JSON.stringify({ toggles })
    const etag = tagOf(body)
    const headers = { etag, 'cache-control': 'no-cache, private' }
    if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers })
    return new Response(body, { headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } })
  }
}
