import type { Feature } from '#models/feature.ts'
import { createEvaluator } from './evaluate.ts'
import type { FlagContext } from './flag-evaluation.ts'
import { splitFeature, splitStrategies } from './narrowing.ts'

/** The same for every context without an id, or dependent on the context. */
type CommonValue = boolean | 'depends'

/** `known`: the only fields that are set. */
export function createWithoutId(known: ReadonlySet<string>) {
  const [plain, wide] = [createEvaluator(), createEvaluator()]
  return {
    load(features: readonly Feature[]) {
      const split = features.map((feature) => splitFeature(feature, known))
      const only = (side: 'plain' | 'wide') => split.map((each) => each[side])
      plain.load(only('plain'), [])
      wide.load(only('wide'), [])
    },
    value: (name: string, context: FlagContext): CommonValue =>
      plain.isOn(name, context) || (wide.isOn(name, context) && 'depends'),
    close() {
      plain.close()
      wide.close()
    },
  }
}

export type WithoutId = ReturnType<typeof createWithoutId>

interface Rules {
  readonly strategies: ReturnType<typeof splitStrategies>
  readonly whole: unknown
}

export function createVisitorRules(names: readonly string[], known: ReadonlySet<string>) {
  const alone = createEvaluator()
  let rules: readonly Rules[] = []
  return {
    load(features: readonly Feature[]) {
      const byName = new Map(features.map((feature) => [feature.name, feature]))
      rules = names.flatMap((name) => {
        const feature = byName.get(name)
        if (!feature) return []
        const parents = (feature.dependencies ?? []).map((parent) => [
          parent,
          byName.get(parent.feature) ?? null,
        ])
        return [
          { strategies: splitStrategies(feature, known), whole: [name, feature.variants ?? [], parents] },
        ]
      })
      const each = rules.flatMap(({ strategies }) => strategies.map((strategy) => strategy.alone))
      alone.load(each, [])
    },
    text(context: FlagContext) {
      const there = rules.flatMap(({ strategies, whole }) => {
        const open = strategies
          .filter((strategy) => alone.isOn(strategy.alone.name, context))
          .map(({ rule }) => rule)
        return open.length > 0 ? [[whole, open]] : []
      })
      return JSON.stringify(there)
    },
    close: () => alone.close(),
  }
}
