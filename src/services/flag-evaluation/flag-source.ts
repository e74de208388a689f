import type { SiteId } from '#config/sites.ts'
import { type Features, parseFeatures } from '#models/feature.ts'
import { MalformedError } from '../../api/errors.ts'
import { inTime } from '../../api/http.ts'
import type { ToggleCounts, UnleashServer } from '../../api/unleash.ts'

export type FlagCounts = Readonly<Record<string, Readonly<ToggleCounts>>>

export interface CountedFlags {
  readonly by: 'server' | 'browsers'
  readonly site: SiteId
  readonly toggles: FlagCounts
}

export interface FlagSource {
  /** Milliseconds between polls. */
  readonly every: number
  /** Undefined if unchanged since the last response. Rejects with the errors of `api/errors.ts`. */
  read(): Promise<Features | undefined>
  /** Called on a change, by sources that can notify. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void
  count(counted: readonly CountedFlags[], since: Date): Promise<void>
}

export interface EmbeddedFlags {
  definitions(): Promise<{ readonly etag: string; readonly features: readonly unknown[] }>
  onChange(listener: () => void): () => void
  countUsage(report: {
    readonly application: string
    readonly site: SiteId
    readonly toggles: FlagCounts
  }): Promise<void>
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
    async count(counted) {
      for (const { by, site, toggles } of counted)
        await service.countUsage({ application: `marquee-${by}`, site, toggles })
    },
  }
}

function sumOf(counted: readonly CountedFlags[]): Record<string, ToggleCounts> {
  const sum: Record<string, ToggleCounts> = {}
  for (const [name, { yes, no, variants = {} }] of counted.flatMap(({ toggles }) =>
    Object.entries(toggles),
  )) {
    const own = (sum[name] ??= { yes: 0, no: 0, variants: {} })
    own.yes += yes
    own.no += no
    for (const [variant, count] of Object.entries(variants))
      own.variants = { ...own.variants, [variant]: (own.variants?.[variant] ?? 0) + count }
  }
  return sum
}

/** A real Unleash server. Its counts have no field for the site: it gets the sum of all sites. */
export function unleashSource(server: UnleashServer, every: number, clock: () => number): FlagSource {
  let registered = false
  return {
    every,
    async read() {
      const features = await server.features()
      if (!registered) {
        registered = true
        // Only lists the application in the server; flags work without it.
        void server.register(new Date(clock())).catch(() => {})
      }
      return features
    },
    onChange: () => () => {},
    count: (counted, since) =>
      server.metrics({ start: since, stop: new Date(clock()), toggles: sumOf(counted) }),
  }
}
