import { pageLimits } from '#config/page-limits.ts'
import type { Language } from '#config/types.ts'
import type { VisitorZone } from '#models/zone.ts'

const slug = /^[^\s/?#\\]+$/

/**
 * The city that the browser's request seems to come from (`GET /api/zone` of the page's own host). Nulls for
 * an invalid response; rejects on failure or timeout. Parsed by hand: every first visit calls this, and the
 * contract's parser is heavier than a page.
 */
export async function fetchZone(
  language: Language,
  fetcher: typeof globalThis.fetch = globalThis.fetch,
): Promise<VisitorZone> {
  const signal = AbortSignal.timeout(pageLimits.upstream.callTimeout)
  const response = await fetcher(`/api/zone?language=${language}`, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal,
  })
  if (!response.ok) throw new Error(`zone: status ${response.status}`)
  const { slug: city, name }: Partial<Record<'slug' | 'name', unknown>> = Object(await response.json())
  return typeof city === 'string' && slug.test(city) && typeof name === 'string'
    ? { city, name }
    : { city: null, name: null }
}
