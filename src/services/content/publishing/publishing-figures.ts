import type { PublishingResponse } from './publishing-responses.ts'

export interface PublishingFigures {
  readonly results: Readonly<Record<string, number>>
  /** `seconds`: sum of the delays from signing to storing. */
  readonly delays: { readonly count: number; readonly seconds: number }
}

export function createPublishingFigures(): {
  count(response: PublishingResponse): void
  figures(): PublishingFigures
} {
  const results: Record<string, number> = {}
  const delays = { count: 0, seconds: 0 }
  return {
    count(response) {
      results[response.result] = (results[response.result] ?? 0) + 1
      if (response.result !== 'stored' || response.seconds === undefined) return
      delays.count += 1
      delays.seconds += response.seconds
    },
    figures: () => ({ results: { ...results }, delays: { ...delays } }),
  }
}
