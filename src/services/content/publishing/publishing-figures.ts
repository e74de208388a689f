import type { PublishingResponse } from './publishing-responses.ts'

export interface PublishingFigures {
  /** Messages by what became of them, since the process began. */
  readonly results: Readonly<Record<string, number>>
  /** Of the documents stored: how many, and the seconds from their messages' time until they were, added up. */
  readonly delays: { readonly count: number; readonly seconds: number }
}

/** Counts what became of messages. */
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
