import { serviceLimits } from '#config/service-limits.ts'
import type { PublishingResponse } from './publishing-responses.ts'

export interface PublishingFigures {
  readonly results: Readonly<Record<string, number>>
  /** `seconds`: sum of the delays from signing to storing; `late`: documents whose delay was too long. */
  readonly delays: { readonly count: number; readonly seconds: number; readonly late: number }
}

export function createPublishingFigures(): {
  count(response: PublishingResponse): void
  figures(): PublishingFigures
} {
  // Prometheus sees no increase in a series whose first value is 1.
  const results: Record<PublishingResponse['result'], number> = {
    stored: 0,
    known: 0,
    invalid: 0,
    type: 0,
    method: 0,
    unsigned: 0,
    'too-large': 0,
    unavailable: 0,
    unknown: 0,
    unsent: 0,
  }
  const delays = { count: 0, seconds: 0, late: 0 }
  return {
    count(response) {
      results[response.result] += 1
      if (response.result !== 'stored' || response.seconds === undefined) return
      delays.count += 1
      delays.seconds += response.seconds
      if (response.seconds > serviceLimits.publishing.freshSeconds) delays.late += 1
    },
    figures: () => ({ results: { ...results }, delays: { ...delays } }),
  }
}
