import type { DesiredFeature, DesiredState } from './desired-state.ts'
import type { LiveFeature } from './unleash-admin.ts'

interface Live {
  readonly fields: ReadonlyMap<string, readonly string[]>
  readonly features: readonly LiveFeature[]
}

export interface Missing {
  readonly fields: DesiredState['fields']
  readonly legalValues: readonly { readonly field: string; readonly values: readonly string[] }[]
  readonly features: readonly DesiredFeature[]
  /** Features that exist, off and without rules, but that the table has on somewhere. */
  readonly rules: readonly DesiredFeature[]
}

const byName = <Item extends { readonly name: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.name, item]))
const without = <Item>(items: readonly Item[], others: readonly Item[]) =>
  items.filter((item) => !others.includes(item))

/** Leaves out features that owners have given rules or switched on. */
export function missingIn(live: Live, table: DesiredState): Missing {
  const known = byName(live.features)
  const untouched = (feature: DesiredFeature) => {
    const there = known.get(feature.name)
    return there !== undefined && !there.enabled && !there.hasRules
  }
  const legalValues = table.fields.map(({ name, values }) => {
    const there = live.fields.get(name)
    // A field without legal values accepts any value.
    return { field: name, values: there && there.length > 0 ? without(values, there) : there ? values : [] }
  })
  return {
    fields: table.fields.filter(({ name }) => !live.fields.has(name)),
    legalValues: legalValues.filter(({ values }) => values.length > 0),
    features: table.features.filter(({ name }) => !known.has(name)),
    rules: table.features.filter((feature) => feature.strategies.length > 0 && untouched(feature)),
  }
}
