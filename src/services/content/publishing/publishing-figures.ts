import type { PublishingAnswer } from './publishing-answers.ts'

export interface PublishingFigures {
  /** Messages by what became of them, since the process began. */
  readonly results: Readonly<Record<string, number>>
  /** Of the documents stored: how many, and the seconds from their messages' time until they were, added up. */
  readonly delays: { readonly count: number; readonly seconds: number }
}

/** Counts what became of messages. */
export function createPublishingFigures(): { count(answer: PublishingAnswer): void; figures(): PublishingFigures } {
  const results: Record<string, number> = {}
  const delays = { count: 0, seconds: 0 }
  return {
    count(answer) {
      results[answer.result] = (results[answer.result] ?? 0) + 1
      if (answer.result !== 'stored' || answer.seconds === undefined) return
      delays.count += 1
      delays.seconds += answer.seconds
    },
    figures: () => ({ results: { ...results }, delays: { ...delays } }),
  }
}
