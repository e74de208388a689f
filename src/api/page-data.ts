import ky from 'ky'
import { limits } from '../../config/limits.ts'
import type { PageAnswer } from '../page-data/models/answer.ts'

/** Address of a page's data on our own origin. */
export const PAGE_DATA = '/_page/'

/** The data of a page, for a navigation in the browser. Resolves to `unavailable` where our server cannot be reached in time. */
export async function fetchPageData(name: string, input: object): Promise<PageAnswer<unknown>> {
  const searchParams = Object.fromEntries(Object.entries(input).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])))
  try {
    return await ky.get(PAGE_DATA + name, { searchParams, timeout: limits.upstream.callTimeout, retry: { limit: 1 } }).json<PageAnswer<unknown>>()
  } catch {
    return { outcome: 'unavailable' }
  }
}
