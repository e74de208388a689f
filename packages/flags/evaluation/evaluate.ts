import { EventEmitter } from 'node:events'
import type { ClientFeaturesResponse, UnleashConfig, Variant } from 'unleash-client'
import clientFile from 'unleash-client/lib/client.js'
import { defaultStrategies } from 'unleash-client/lib/strategy/index.js'
import type { FlagContext, FrontendToggle } from './flag-evaluation.ts'

type Repository = NonNullable<UnleashConfig['repository']>
type Feature = ClientFeaturesResponse['features'][number]
type Segment = NonNullable<ClientFeaturesResponse['segments']>[number]

/**
 * The part of the SDK that evaluates, without the part that calls a server, whose packages are larger than the flag service. The default of a
 * CommonJS file is its exports in Node.js, and the class in Vitest.
 */
const { default: UnleashClient = clientFile } = clientFile as typeof clientFile & {
  readonly default?: typeof clientFile
}

interface Evaluator {
  /** Client API shapes. Malformed ones are skipped. */
  load(features: readonly unknown[], segments: readonly unknown[]): void
  /** Enabled features in the order of `load`. Never throws. */
  toggles(context: FlagContext): FrontendToggle[]
  isOn(name: string, context: FlagContext): boolean
  close(): void
}

const OFF: Variant = { name: 'disabled', enabled: false, feature_enabled: false }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isFeature = (value: unknown): value is Feature =>
  isObject(value) &&
  typeof value.name === 'string' &&
  typeof value.enabled === 'boolean' &&
  Array.isArray(value.strategies)

const isSegment = (value: unknown): value is Segment =>
  isObject(value) && typeof value.id === 'number' && Array.isArray(value.constraints)

class FilledRepository extends EventEmitter implements Repository {
  private features: ReadonlyMap<string, Feature> = new Map()
  private segments: ReadonlyMap<number, Segment> = new Map()

  fill(features: readonly Feature[], segments: readonly Segment[]): void {
    this.features = new Map(features.map((feature) => [feature.name, feature]))
    this.segments = new Map(segments.map((segment) => [segment.id, segment]))
  }

  names(): Iterable<string> {
    return this.features.keys()
  }

  getToggle(name: string): Feature | undefined {
    return this.features.get(name)
  }

  getToggles(): Feature[] {
    return [...this.features.values()]
  }

  getTogglesWithSegmentData(): ReturnType<Repository['getTogglesWithSegmentData']> {
    return this.getToggles().map((feature) => ({ ...feature, strategies: [] }))
  }

  getSegment(id: number): Segment | undefined {
    return this.segments.get(id)
  }

  async start(): Promise<void> {}

  stop(): void {
    this.removeAllListeners()
  }
}

/** The SDK fills absent fields with its own defaults, which must not apply here. */
const contextOf = ({
  userId,
  sessionId,
  remoteAddress,
  currentTime,
  appName,
  environment,
  properties,
}: FlagContext) => ({
  userId,
  sessionId,
  remoteAddress,
  currentTime,
  appName,
  environment,
  properties,
})

function variantOf({ name, enabled, payload }: Variant): FrontendToggle['variant'] {
  if (typeof name !== 'string') throw new TypeError('a variant has no name')
  return {
    name,
    ...(payload ? { payload: { type: payload.type, value: payload.value } } : {}),
    enabled,
    feature_enabled: true,
  }
}

export function createEvaluator(): Evaluator {
  const repository = new FilledRepository()
  const unleash = new UnleashClient(repository, defaultStrategies)
  // An event without a listener would be thrown.
  unleash.on('error', () => {})

  function toggle(name: string, context: ReturnType<typeof contextOf>): FrontendToggle | undefined {
    try {
      // A single call: two could disagree for a random strategy.
      const variant = unleash.getVariant(name, context, OFF)
      if (variant.feature_enabled !== true) return undefined
      return {
        name,
        enabled: true,
        variant: variantOf(variant),
        impressionData: repository.getToggle(name)?.impressionData === true,
      }
    } catch {
      return undefined
    }
  }

  return {
    load: (features, segments) => repository.fill(features.filter(isFeature), segments.filter(isSegment)),
    toggles(context) {
      const flagContext = contextOf(context)
      return Array.from(repository.names(), (name) => toggle(name, flagContext)).filter(
        (each) => each !== undefined,
      )
    },
    isOn: (name, context) => toggle(name, contextOf(context)) !== undefined,
    close: () => repository.stop(),
  }
}
