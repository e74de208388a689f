import { flags } from '../../../../config/flags.ts'
import { languages } from '../../../../config/languages.ts'
import { type SiteId, siteIds } from '../../../../config/sites.ts'
import type { FlagConfig } from '../../../../config/types.ts'
import type { NewStrategy } from './unleash-admin.ts'

/** A feature as the table of the configuration has it, in Unleash's words. */
export interface TableFeature {
  readonly name: string
  readonly type: string
  readonly description: string
  readonly reach: FlagConfig['reach']
  readonly sitesOn: readonly SiteId[]
  /** None where it is on nowhere. */
  readonly strategies: readonly NewStrategy[]
}

export interface TableField {
  readonly name: string
  readonly description: string
  readonly values: readonly string[]
}

export interface FlagTable {
  readonly sites: readonly SiteId[]
  readonly fields: readonly TableField[]
  readonly features: readonly TableFeature[]
}

function strategiesOf(name: string, reach: FlagConfig['reach'], sites: readonly SiteId[]): NewStrategy[] {
  if (sites.length === 0) return []
  const constraints = [{ contextName: 'site', operator: 'IN', values: sites, inverted: false }]
  if (reach === 'edition') return [{ name: 'default', constraints, parameters: {} }]
  return [{ name: 'flexibleRollout', constraints, parameters: { rollout: '100', stickiness: 'sessionId', groupId: name } }]
}

function featureOf(name: string, config: FlagConfig): TableFeature {
  const sitesOn = siteIds.filter((site) => config.exceptions[site] ?? config.default)
  const { kind, effect, reach } = config
  return { name, type: kind, description: effect, reach, sitesOn, strategies: strategiesOf(name, reach, sitesOn) }
}

/** The configuration as an Unleash server should know it. */
export function flagTable(table: Readonly<Record<string, FlagConfig>> = flags): FlagTable {
  return {
    sites: siteIds,
    fields: [
      { name: 'site', description: 'Edition of the website that asks: one per country.', values: siteIds },
      { name: 'language', description: 'Language of the page that asks.', values: languages },
      { name: 'device', description: 'Kind of the visitor’s device; only visitors’ features know it.', values: ['phone', 'tablet', 'desktop'] },
    ],
    features: Object.entries(table).map(([name, config]) => featureOf(name, config)),
  }
}
