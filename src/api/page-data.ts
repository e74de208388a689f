import type { Texts } from '@marquee/i18n/texts.ts'
import ky from 'ky'
import { pageLimits } from '#config/page-limits.ts'
import { staleTimes } from '#config/stale-times.ts'
import type { PageResult } from '../page-models/page-result.ts'
import { keys, queries } from './queries.ts'

export const PAGE_DATA = '/_page/'

const options = { timeout: pageLimits.upstream.callTimeout, retry: { limit: 1 } } as const

/** The data of a page, for a navigation in the browser. Rejects on failure or timeout. */
export async function fetchPageData<Page = unknown>(
  name: string,
  input: object,
  signal?: AbortSignal,
): Promise<PageResult<Page>> {
  const searchParams = Object.fromEntries(
    Object.entries(input).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )
  return ky
    .get(PAGE_DATA + name, { ...options, searchParams, ...(signal ? { signal } : {}) })
    .json<PageResult<Page>>()
}

/** The texts of one namespace, requested once. Rejects on failure or timeout. */
export const fetchTexts = (language: string, namespace: string): Promise<Texts[string]> =>
  queries.query({
    queryKey: keys.texts(language, namespace),
    queryFn: () => ky.get(`/assets/i18n/${language}/${namespace}.json`, options).json<Texts[string]>(),
    staleTime: staleTimes.document,
  })
