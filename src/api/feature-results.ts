import { checkStatus, inTime } from '@marquee/kit/http/calls.ts'
import type { Goal } from '#config/results.ts'
import type { Language } from '#config/types.ts'
import { createHttp } from './http.ts'

export interface FeatureResult {
  readonly flag: string
  readonly arm: string
  readonly language: Language
  /** Null: the visitor saw the feature, or would have. `day`: the one under which the visitor counts. */
  readonly reached: { readonly goal: Goal; readonly day: string } | null
}

const PATH = '/api/frontend/results'

/**
 * Reports to the page's own host, also if the visitor leaves the page. Resolves with the day under which the visitor
 * counts; rejects if nothing was counted.
 */
export function sendFeatureResult(result: FeatureResult, fetcher?: typeof globalThis.fetch): Promise<string> {
  return inTime(PATH, async (signal) => {
    const response = await createHttp(fetcher).post(PATH, {
      json: result,
      signal,
      retry: 0,
      keepalive: true,
      credentials: 'same-origin',
    })
    checkStatus(response, PATH)
    const { day }: { readonly day?: unknown } = Object(await response.json())
    if (typeof day !== 'string') throw new Error('The report was not counted')
    return day
  })
}
