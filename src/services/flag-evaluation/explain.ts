import type { Feature, FeatureStrategy } from '#models/feature.ts'
import { createEvaluator } from './evaluate.ts'
import type { FlagContext, FlagExplanation, FlagReason, FrontendToggle } from './flag-evaluation.ts'
import { splitFeature } from './narrowing.ts'
import type { WithoutId } from './without-id.ts'

interface Case {
  readonly on: boolean
  readonly context: FlagContext
  /** The only fields that are set; undefined: a context with an id. */
  readonly known: ReadonlySet<string> | undefined
}

interface Contexts {
  /** Of every visitor: decides flags of reach `edition`. */
  readonly site: FlagContext
  readonly visitor: FlagContext
}

interface Explainer {
  load(features: readonly Feature[]): void
  explanation(name: string, toggle: FrontendToggle | undefined, contexts: Contexts): FlagExplanation
  close(): void
}

interface ExplainerOptions {
  readonly isEdition: (name: string) => boolean
  readonly onServer: WithoutId
  /** Undefined for a visitor with an id. */
  readonly rulesFor: (visitor: FlagContext) => WithoutId | undefined
}

const shareOf = ({ parameters }: FeatureStrategy): number | null => {
  const share = Number.parseFloat(String(parameters?.rollout ?? parameters?.percentage))
  return Number.isNaN(share) ? null : share
}

type IsOn = (feature: Feature, context: FlagContext) => boolean

/** Asks each rule alone. */
function explained(isOn: IsOn, feature: Feature, strategy: FeatureStrategy, { context, known }: Case) {
  const only = (each: FeatureStrategy): Feature => ({ ...feature, strategies: [each], dependencies: [] })
  const always = { name: 'default', parameters: {}, segments: strategy.segments }
  const conditions = (strategy.constraints ?? []).map((constraint) => ({
    field: constraint.contextName,
    operator: constraint.operator,
    values: constraint.values ?? [],
    inverted: constraint.inverted === true,
    met: isOn(only({ ...always, constraints: [constraint] }), context),
  }))
  const tested = known ? splitFeature(only(strategy), known).plain : only(strategy)
  return { met: isOn(tested, context), name: strategy.name, share: shareOf(strategy), conditions }
}

function reasonOf(isOn: IsOn, feature: Feature, testCase: Case): FlagReason {
  if (!feature.enabled) return { kind: 'disabled' }
  const parents = (feature.dependencies ?? []).map((parent) => parent.feature)
  if (feature.strategies.length === 0)
    return testCase.on ? { kind: 'everybody' } : { kind: 'parent', features: parents }
  const strategies = feature.strategies.map((strategy) => explained(isOn, feature, strategy, testCase))
  const matching = strategies.find(({ met }) => met)
  if (matching && !testCase.on) return { kind: 'parent', features: parents }
  // A random strategy may answer otherwise when it is tested again.
  const possible = strategies.find(({ conditions }) => conditions.every(({ met }) => met))
  const strategy = testCase.on ? (matching ?? possible) : undefined
  return strategy ? { kind: 'strategy', strategy } : { kind: 'unmatched', strategies }
}

export function createExplainer({ isEdition, onServer, rulesFor }: ExplainerOptions): Explainer {
  const alone = createEvaluator()
  let served: ReadonlyMap<string, Feature> = new Map()

  function isOn(feature: Feature, context: FlagContext): boolean {
    alone.load([feature], [])
    return alone.isOn(feature.name, context)
  }

  function reason(name: string, on: boolean, { site, visitor }: Contexts): FlagReason {
    const feature = served.get(name)
    if (!feature) return { kind: 'unserved' }
    const [rules, context] = isEdition(name) ? [onServer, site] : [rulesFor(visitor), visitor]
    if (rules?.value(name, context) === 'depends') return { kind: 'undecidable' }
    return reasonOf(isOn, feature, { on, context, known: rules?.known })
  }

  return {
    load(features) {
      served = new Map(features.map((feature) => [feature.name, feature]))
    },
    explanation(name, toggle, contexts) {
      const on = toggle !== undefined
      const variant = toggle?.variant.enabled ? toggle.variant.name : null
      return { name, on, variant, reason: reason(name, on, contexts) }
    },
    close: () => alone.close(),
  }
}
