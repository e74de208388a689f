import { vi } from 'vitest'

/** It waits until the assertion holds; the limit is against hanging only. */
export const eventually = (assertion: () => unknown): Promise<unknown> =>
  vi.waitFor(assertion, { timeout: 60_000, interval: 10 })
