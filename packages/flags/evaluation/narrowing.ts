import type { Feature, FeatureConstraint, FeatureSegment, FeatureStrategy } from '#models/feature.ts'

/** A feature for contexts without an id, of which only some fields are known. */
interface SplitFeature {
  /** `plain`: on for every such context; `wide`: on for at least one. */
  readonly plain: Feature
  readonly wide: Feature
}

/** Strategies that select users. Any others except `default` are unknown, hence never on. */
const PICKING = [
  'flexibleRollout',
  'gradualRolloutRandom',
  'gradualRolloutSessionId',
  'gradualRolloutUserId',
  'userWithId',
  'remoteAddress',
  'applicationHostname',
]

const nobody = ({ name, parameters }: FeatureStrategy) =>
  name.includes('ollout') && !(Number(parameters?.rollout ?? parameters?.percentage) > 0)
const picks = ({ name, parameters }: FeatureStrategy) =>
  name !== 'default' && !(name === 'flexibleRollout' && Number(parameters?.rollout) >= 100)

/** Inlines constraints of segments. References to missing segments remain, and never match. */
export function withoutSegments(feature: Feature, segments: readonly FeatureSegment[]): Feature {
  const known = new Map(segments.map((segment) => [segment.id, segment.constraints]))
  const strategies = feature.strategies.map((strategy) => ({
    ...strategy,
    constraints: [
      ...(strategy.constraints ?? []),
      ...(strategy.segments ?? []).flatMap((id) => known.get(id) ?? []),
    ],
    segments: (strategy.segments ?? []).filter((id) => !known.has(id)),
  }))
  return { ...feature, strategies }
}

const always = (
  constraints: readonly FeatureConstraint[],
  { segments }: FeatureStrategy,
): FeatureStrategy => ({
  name: 'default',
  parameters: {},
  constraints: [...constraints],
  segments: segments ?? [],
})

/** An empty list of strategies means "always", so a feature that lost all of them must be disabled. */
function withStrategies(feature: Feature, strategies: FeatureStrategy[]): Feature {
  const enabled = feature.enabled && (strategies.length > 0 || feature.strategies.length === 0)
  return { ...feature, enabled, strategies, variants: [] }
}

/** `known`: fields that the context has. Expects features without segments. */
export function splitFeature(feature: Feature, known: ReadonlySet<string>): SplitFeature {
  const plain: FeatureStrategy[] = []
  const wide: FeatureStrategy[] = []
  for (const strategy of feature.strategies) {
    if (nobody(strategy) || (strategy.name !== 'default' && !PICKING.includes(strategy.name))) continue
    const all = strategy.constraints ?? []
    const met = all.filter(({ contextName }) => known.has(contextName))
    const open = always(met, strategy)
    if (!picks(strategy) && met.length === all.length) plain.push(open)
    wide.push(open)
  }
  return { plain: withStrategies(feature, plain), wide: withStrategies(feature, wide) }
}

/** One feature per strategy, to test whether it can match on a site. */
export function splitStrategies(
  feature: Feature,
  known: ReadonlySet<string>,
): { readonly alone: Feature; readonly rule: string }[] {
  return feature.strategies.map((strategy, index) => {
    const { wide } = splitFeature({ ...feature, strategies: [strategy] }, known)
    const constraints = (strategy.constraints ?? []).filter(({ contextName }) => contextName !== 'site')
    return {
      alone: { ...wide, name: `${feature.name} ${index}`, dependencies: [] },
      rule: JSON.stringify({ ...strategy, constraints }),
    }
  })
}
