import { inTime } from '@marquee/kit/http/calls.ts'
import { MalformedError } from '@marquee/kit/http/errors.ts'
import { type Features, parseFeatures } from '#models/feature.ts'

import type { ToggleCounts, UnleashServer } from './unleash.ts'

export type FlagCounts = Readonly<Record<string, Readonly<ToggleCounts>>>

export interface FlagSource {
  /** Milliseconds between polls. */
  readonly every: number
  /** Undefined if unchanged since the last response. Rejects with the errors of `@marquee/kit/http/errors.ts`. */
  read(): Promise<Features | undefined>
  /** Called on a change, by sources that can notify. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void
  count(toggles: FlagCounts, since: Date): Promise<void>
}

export interface EmbeddedFlags {
  definitions(): Promise<{ readonly etag: string; readonly features: readonly unknown[] }>
  onChange(listener: () => void): () => void
  countUsage(toggles: FlagCounts): Promise<void>
}

interface Times {
  readonly every: number
  readonly timeout: number
}

/** The service in this process. Polling covers missed notifications. */
export function embeddedSource(service: EmbeddedFlags, { every, timeout }: Times): FlagSource {
  let known: string | undefined
  return {
    every,
    async read() {
      const { etag, features } = await inTime('embedded flag service', () => service.definitions(), timeout)
      if (etag === known) return undefined
      const read = parseFeatures({ features })
      if (!read) throw new MalformedError('embedded flag service: no list of features')
      known = etag
      return read
    },
    onChange: (listener) => service.onChange(listener),
    count: (toggles) => service.countUsage(toggles),
  }
}

/** A real Unleash server. */
export function unleashSource(server: UnleashServer, every: number, clock: () => number): FlagSource {
  let registered = false
  return {
    every,
    async read() {
      const features = await server.features()
      if (!registered) {
        registered = true
        // The call lists the application in the server; flags work without it.
        void server.register(new Date(clock())).catch(() => {})
      }
      return features
    },
    onChange: () => () => {},
    count: (toggles, since) => server.metrics({ start: since, stop: new Date(clock()), toggles }),
  }
}
