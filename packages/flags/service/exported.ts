import { countryName } from '@marquee/i18n/country-name.ts'
import type { FlagName } from '#config/flags.ts'
import { siteIds } from '#config/sites.ts'
import { visitorDevices } from './audience.ts'
import { featureOf, strategiesOf } from './definitions.ts'
import type { StrategyDefinition } from './feature-definition.ts'
import type { FlagCell } from './flag-service.ts'
import { everybody, type FlagTable } from './flag-table.ts'
import type { SiteCells } from './store/cells.ts'

const legalSites = siteIds.map((site) => ({ value: site, description: countryName(site, 'en') }))
const fields = [
  {
    name: 'site',
    description: 'Country of the site',
    stickiness: false,
    sortOrder: 10,
    legalValues: legalSites,
  },
  {
    name: 'device',
    description: 'Class of the visitor’s device',
    stickiness: false,
    sortOrder: 11,
    legalValues: visitorDevices.map((value) => ({ value })),
  },
]

const isForEverybody = ({ value: { audience } }: FlagCell) =>
  audience === null || JSON.stringify(audience) === JSON.stringify(everybody)

const written = (
  featureName: FlagName,
  strategy: StrategyDefinition,
  sortOrder: number,
  disabled: boolean,
) => ({
  name: strategy.name,
  featureName,
  title: null,
  parameters: strategy.parameters,
  constraints: strategy.constraints,
  variants: strategy.variants ?? [],
  segments: [],
  sortOrder,
  disabled,
})

function strategiesWritten(name: FlagName, cells: SiteCells) {
  const all = siteIds.map((site) => cells[site])
  const on = strategiesOf(
    name,
    all.filter(({ value }) => value.on),
  )
  const off = strategiesOf(
    name,
    all.filter((cell) => !cell.value.on && !isForEverybody(cell)),
  )
  return [
    ...on.map((strategy, index) => written(name, strategy, index, false)),
    ...off.map((strategy, index) => written(name, strategy, on.length + index, true)),
  ]
}

/** The format in which Unleash exports one environment. */
export function exportOf(
  table: FlagTable,
  cells: ReadonlyMap<FlagName, SiteCells>,
  environment: string,
  now: number,
): object {
  const features = [...cells].map(([name, ofSites]) => featureOf(table, name, ofSites, now))
  const featureStrategies = [...cells].flatMap(([name, ofSites]) => strategiesWritten(name, ofSites))
  const used = new Set(
    featureStrategies.flatMap(({ constraints }) => constraints.map(({ contextName }) => contextName)),
  )
  return {
    features: features.map(({ name, description, type, project, stale, impressionData }) => ({
      name,
      description,
      type,
      project,
      stale,
      impressionData,
      archived: false,
    })),
    featureStrategies,
    featureEnvironments: features.map(({ name, enabled }) => ({
      name,
      featureName: name,
      environment,
      enabled,
      variants: [],
    })),
    contextFields: fields.filter(({ name }) => used.has(name)),
    featureTags: [],
    segments: [],
    tagTypes: [],
    dependencies: [],
    links: [],
  }
}
