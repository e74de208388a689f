import ky from 'ky'
import { limits } from '../../config/limits.ts'
import type { Texts } from '../i18n/texts.ts'
import type { PageResult } from '../page-models/page-result.ts'

export const PAGE_DATA = '/_page/'

const options = { timeout: limits.upstream.callTimeout, retry: { limit: 1 } } as const

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

/** The texts of one namespace. Rejects on failure or timeout. */
export const fetchTexts = (language: string, namespace: string): Promise<Texts[string]> =>
  ky.get(`/assets/i18n/${language}/${namespace}.json`, options).json<Texts[string]>()
