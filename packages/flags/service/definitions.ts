import { createHash } from 'node:crypto'
import type { FlagName } from '#config/flags.ts'
import { siteIds } from '#config/sites.ts'
import type { Definitions, FeatureDefinition, StrategyDefinition } from './feature-definition.ts'
import type { Audience, FlagCell } from './flag-service.ts'
import type { FlagTable } from './flag-table.ts'
import type { SiteCells } from './store/cells.ts'

const oneOf = (contextName: string, values: readonly string[]) =>
  ({ contextName, operator: 'IN', values, inverted: false }) as const

function byAudience(
  cells: readonly FlagCell[],
): readonly (readonly [Audience | null, readonly FlagCell[]])[] {
  const groups = new Map<string, FlagCell[]>()
  for (const cell of cells) {
    const key = JSON.stringify(cell.value.audience)
    groups.set(key, [...(groups.get(key) ?? []), cell])
  }
  return [...groups.values()].map((group) => [group[0]?.value.audience ?? null, group] as const)
}

function strategyOf(name: FlagName, audience: Audience | null, sites: readonly string[]): StrategyDefinition {
  if (audience === null) return { name: 'default', constraints: [oneOf('site', sites)], parameters: {} }
  const { rollout, devices, variants } = audience
  return {
    name: 'flexibleRollout',
    constraints: [oneOf('site', sites), ...(devices.length > 0 ? [oneOf('device', devices)] : [])],
    parameters: { rollout: String(rollout), stickiness: 'sessionId', groupId: name },
    ...(variants.length > 0 && {
      variants: variants.map(
        (variant) => ({ ...variant, weightType: 'fix', stickiness: 'sessionId' }) as const,
      ),
    }),
  }
}

export const strategiesOf = (name: FlagName, cells: readonly FlagCell[]): readonly StrategyDefinition[] =>
  byAudience(cells).map(([audience, group]) =>
    strategyOf(
      name,
      audience,
      group.map(({ site }) => site),
    ),
  )

/** A flag lasts to the end of its day, in UTC. */
const isStale = (until: string, now: number) => new Date(now).toISOString().slice(0, 10) > until

export function featureOf(
  table: FlagTable,
  name: FlagName,
  cells: SiteCells,
  now: number,
): FeatureDefinition {
  const { kind, effect, until } = table.config(name)
  const on = siteIds.map((site) => cells[site]).filter(({ value }) => value.on)
  return {
    name,
    type: kind,
    description: effect,
    enabled: on.length > 0,
    project: 'default',
    stale: isStale(until, now),
    impressionData: false,
    strategies: strategiesOf(name, on),
    variants: [],
  }
}

export function definitionsOf(
  table: FlagTable,
  cells: ReadonlyMap<FlagName, SiteCells>,
  now: number,
): Definitions {
  const features = [...cells].map(([name, ofSites]) => featureOf(table, name, ofSites, now))
  return { features, etag: createHash('sha256').update(JSON.stringify(features)).digest('base64url') }
}
