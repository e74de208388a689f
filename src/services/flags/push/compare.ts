import type { StrategyDefinition } from '../feature-definition.ts'
import type { DesiredFeature, DesiredState } from './desired-state.ts'
import type { LiveFeature, LiveStrategy } from './unleash-admin.ts'

export interface Live {
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
    return there !== undefined && !there.enabled && there.strategies.length === 0
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

/** Canonical text, equal for equivalent rules. */
const rulesText = (strategies: readonly (LiveStrategy | StrategyDefinition)[]) =>
  JSON.stringify(
    strategies.map(({ name, constraints, parameters, variants = [] }) => {
      const sorted = Object.entries(parameters).toSorted(([one], [other]) => (one < other ? -1 : 1))
      return [name, constraints, sorted, variants.length]
    }),
  )

const inUse = ({ strategies }: LiveFeature) => strategies.filter(({ disabled }) => !disabled)

const KNOWN_OF_ALL: readonly string[] = ['site', 'environment', 'currentTime']

function dependsOnVisitor({ name, constraints, parameters }: LiveStrategy): boolean {
  const everybody = name === 'default' || (name === 'flexibleRollout' && String(parameters.rollout) === '100')
  return !everybody || constraints.some(({ contextName }) => !KNOWN_OF_ALL.includes(contextName))
}

function differencesOf(
  feature: DesiredFeature,
  there: LiveFeature,
  on: ReadonlySet<string>,
  sites: readonly string[],
): string[] {
  const lines: string[] = []
  const { name, type, description, reach } = feature
  if (there.type !== type) lines.push(`${name}: its type is ${there.type}; the table says ${type}.`)
  if (there.description !== description)
    lines.push(`${name}: its description is “${there.description}”; the table says “${description}”.`)
  if (reach === 'visitor') {
    const same =
      there.enabled === feature.sitesOn.length > 0 &&
      rulesText(inUse(there)) === rulesText(feature.strategies)
    return same
      ? lines
      : [
          ...lines,
          `${name}: its rules for visitors are not the table’s (everybody on ${feature.sitesOn.join(', ') || 'no site'}).`,
        ]
  }
  const more = sites.filter((site) => on.has(site) && !feature.sitesOn.some((id) => id === site))
  const less = feature.sitesOn.filter((site) => !on.has(site))
  if (more.length > 0) lines.push(`${name}: on for ${more.join(', ')}; the table says off.`)
  if (less.length > 0) lines.push(`${name}: off for ${less.join(', ')}; the table says on.`)
  if (inUse(there).some(dependsOnVisitor))
    lines.push(`${name}: a rule depends on more than the site, which no page of a whole edition can know.`)
  return lines
}

/** One sentence each. `sitesOn`: the server's own evaluation. */
export function flagDifferences(
  live: Live,
  table: DesiredState,
  sitesOn: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const known = byName(live.features)
  const strangers = live.features
    .filter(({ name }) => !table.features.some((feature) => feature.name === name))
    .map(({ name }) => name)
  const strangeValues = table.fields.flatMap(({ name, values }) => {
    const more = without(live.fields.get(name) ?? [], values)
    return more.length > 0
      ? [`Context field ${name}: it also takes ${more.join(', ')}, which this product does not know.`]
      : []
  })
  const lines = table.features.flatMap((feature) => {
    const there = known.get(feature.name)
    return there ? differencesOf(feature, there, sitesOn.get(feature.name) ?? new Set(), table.sites) : []
  })
  return [
    ...strangeValues,
    ...strangers.map((name) => `${name}: the server has it, config/flags.ts does not.`),
    ...lines,
  ]
}
