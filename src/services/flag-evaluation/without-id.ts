import type { Feature } from '../../../content-models/feature.ts'
import { createEvaluator } from './evaluate.ts'
import type { FlagContext } from './flag-evaluation.ts'
import { splitFeature, strategiesOf } from './narrowing.ts'

/** On or off for every asker without an id, or a matter of who asks. */
export type CommonValue = boolean | 'depends'

export interface WithoutId {
  load(features: readonly Feature[]): void
  value(name: string, context: FlagContext): CommonValue
  close(): void
}

/** Answers for askers without an id of whom the given fields are known. */
export function createWithoutId(known: ReadonlySet<string>): WithoutId {
  const [plain, wide] = [createEvaluator(), createEvaluator()]
  return {
    load(features) {
      const split = features.map((feature) => splitFeature(feature, known))
      const only = (side: 'plain' | 'wide') => split.map((each) => each[side])
      plain.load(only('plain'), [])
      wide.load(only('wide'), [])
    },
    value: (name, context) => plain.isOn(name, context) || (wide.isOn(name, context) && 'depends'),
    close() {
      plain.close()
      wide.close()
    },
  }
}

interface Rules {
  /** Each strategy as a feature of its own, and what it says. */
  readonly strategies: ReturnType<typeof strategiesOf>
  /** What goes with all of them. */
  readonly whole: unknown
}

export interface VisitorRules {
  load(features: readonly Feature[]): void
  /** The rules that could pick anybody there. */
  text(context: FlagContext): string
  close(): void
}

/** The rules of the visitors' flags `names`, as a text that changes with them. */
export function createVisitorRules(names: readonly string[], known: ReadonlySet<string>): VisitorRules {
  const alone = createEvaluator()
  let rules: readonly Rules[] = []
  return {
    load(features) {
      const byName = new Map(features.map((feature) => [feature.name, feature]))
      rules = names.flatMap((name) => {
        const feature = byName.get(name)
        if (!feature) return []
        const parents = (feature.dependencies ?? []).map((parent) => [
          parent,
          byName.get(parent.feature) ?? null,
        ])
        return [{ strategies: strategiesOf(feature, known), whole: [name, feature.variants ?? [], parents] }]
      })
      const each = rules.flatMap(({ strategies }) => strategies.map((strategy) => strategy.alone))
      alone.load(each, [])
    },
    text(context) {
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
