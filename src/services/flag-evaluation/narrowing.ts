import type {
  Feature,
  FeatureConstraint,
  FeatureSegment,
  FeatureStrategy,
} from '../../../content-models/feature.ts'

/** A feature for an asker without an id, of whom only some fields are known. */
export interface SplitFeature {
  /** On where it is on for every such asker. */
  readonly plain: Feature
  /** On where it is on for some of them at least. */
  readonly wide: Feature
}

/** Strategies that pick some askers out of all. Others than these and `default` nobody evaluates: they are never on. */
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

/** Constraints of segments stand among those of the strategy; a segment that did not come stays, and is never met. */
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

/** No list of strategies means "always", so that a feature none of whose strategies is left has to be off. */
function withStrategies(feature: Feature, strategies: FeatureStrategy[]): Feature {
  const enabled = feature.enabled && (strategies.length > 0 || feature.strategies.length === 0)
  return { ...feature, enabled, strategies, variants: [] }
}

/** `known` are the context fields that the asker has. Takes features without segments. */
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

/** Each strategy of a feature as a feature of its own, for asking whether it could pick anybody on a site, and what it says but for its sites. */
export function strategiesOf(
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
