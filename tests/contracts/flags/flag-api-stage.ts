import { createFlagApi, type FlagApi } from '@marquee/flags/service/api/flag-api.ts'
import type { FlagApiOptions } from '@marquee/flags/service/api/flag-api-parts.ts'
import { expect } from 'vitest'

export const HOST = 'http://flags.localhost:3000'

const notCalled = () => expect.unreachable('unexpected call of the flag service')

const nothing: FlagApiOptions['service'] = {
  rows: notCalled,
  change: notCalled,
  definitions: notCalled,
  exported: notCalled,
  countUsage: notCalled,
}

/** The APIs on a stubbed service; the token `good` is of every kind. */
export function flagApi({
  service,
  ...options
}: Partial<Omit<FlagApiOptions, 'service'>> & { service?: Partial<FlagApiOptions['service']> }): FlagApi {
  return createFlagApi({
    service: { ...nothing, ...service },
    tokens: {
      check: async (secret, kind) =>
        secret === 'good'
          ? {
              id: '1',
              name: 'test',
              kind,
              madeAt: '2026-11-20T12:00:00.000Z',
              madeBy: 'ada',
              expiresAt: null,
              usedAt: null,
            }
          : null,
    },
    environment: 'development',
    onError: (error) => expect.unreachable(String(error)),
    ...options,
  })
}
