import { randomUUID } from 'node:crypto'
import { readJson } from '@marquee/kit/http/read-body.ts'
import { isFromSite } from '@marquee/kit/http/same-origin.ts'
import { attemptAt, createRateLimiter } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { languageOf } from '#config/site-language.ts'
import type { SiteId } from '#config/sites.ts'
import type { Clock } from '#models/site-clock.ts'
import { writeCalls } from '../../../api/contract/writes.ts'
import type { ContentStore } from '../store/content-store.ts'

interface FeedbackOptions {
  readonly store: ContentStore
  readonly clock: Clock
}

interface Refused {
  readonly status: 400 | 403 | 429
  readonly body: object
  readonly headers?: Record<string, string>
}

const MAX_BYTES = 16_384

/** Undefined on success, else the refusal. */
export function createFeedback({ store, clock }: FeedbackOptions) {
  const limiter = createRateLimiter(store, clock)
  return async (site: SiteId, request: Request, address = 'unknown'): Promise<Refused | undefined> => {
    if (!isFromSite(request)) return { status: 403, body: { error: 'only pages of this site may send this' } }
    const { perAddress } = serviceLimits.feedback
    const attempt = attemptAt('feedback per address', perAddress, address)
    const refused = await limiter.take(attempt)
    if (refused)
      return { status: 429, body: { error: 'too many' }, headers: { 'retry-after': String(refused.seconds) } }
    const parsed = writeCalls.sendFeedback.body.safeParse((await readJson(request, MAX_BYTES)).json)
    if (!parsed.success) {
      const issues = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
      return { status: 400, body: { error: 'not a valid opinion', issues } }
    }
    const language = languageOf(site, new URL(request.url).searchParams.get('language'))
    const { rating, text, path } = parsed.data
    const at = new Date(clock()).toISOString()
    await store.db
      .insertInto('feedback')
      .values({ id: randomUUID(), site, language, path, rating, text, at })
      .execute()
    return undefined
  }
}
