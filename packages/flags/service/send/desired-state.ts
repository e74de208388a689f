import { languages } from '#config/languages.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import { visitorDevices } from '../audience.ts'
import { strategiesOf } from '../definitions.ts'
import type { StrategyDefinition } from '../feature-definition.ts'
import { createFlagTable, type FlagTable, presetOf, presetValue } from '../flag-table.ts'

export interface DesiredFeature {
  readonly name: string
  readonly type: string
  readonly description: string
  readonly sitesOn: readonly SiteId[]
  readonly strategies: readonly StrategyDefinition[]
}

export interface DesiredState {
  readonly fields: readonly {
    readonly name: string
    readonly description: string
    readonly values: readonly string[]
  }[]
  readonly features: readonly DesiredFeature[]
}

export function desiredState(table: FlagTable = createFlagTable()): DesiredState {
  const features = table.names.map((name) => {
    const config = table.config(name)
    const cells = siteIds.map((site) => ({
      flag: name,
      site,
      preset: presetOf(config, site),
      value: presetValue(config, site),
      version: 0,
      changed: null,
    }))
    const on = cells.filter(({ value }) => value.on)
    const { kind: type, effect: description } = config
    return {
      name,
      type,
      description,
      sitesOn: on.map(({ site }) => site),
      strategies: strategiesOf(name, on),
    }
  })
  return {
    fields: [
      { name: 'site', description: 'Edition of the website that asks: one per country.', values: siteIds },
      { name: 'language', description: 'Language of the page that asks.', values: languages },
      {
        name: 'device',
        description: 'Kind of the visitor’s device; only visitors’ features know it.',
        values: visitorDevices,
      },
    ],
    features,
  }
}
