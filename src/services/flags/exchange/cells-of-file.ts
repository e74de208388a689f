import type { FlagName } from '#config/flags.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import type { FlagValue } from '../flag-service.ts'
import { type FlagTable, ofReach } from '../flag-table.ts'
import type { ExportFile, FileStrategy } from './export-file.ts'
import { type StrategyCells, strategyCells } from './strategy-cells.ts'

export interface FileCells {
  readonly values: ReadonlyMap<FlagName, Readonly<Record<SiteId, FlagValue>>>
  readonly unknown: readonly string[]
  readonly faults: readonly string[]
}

/** `flag` is null for faults of the whole file. */
interface Fault {
  readonly flag: string | null
  readonly what: string
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)]
const sentence = ({ flag, what }: Fault) => (flag === null ? `${what}.` : `${flag}: ${what}.`)
const of = (flags: readonly string[], what: string): readonly Fault[] =>
  unique(flags).map((flag) => ({ flag, what }))

function environmentFaults({ features, featureEnvironments }: ExportFile): readonly Fault[] {
  const environments = unique(featureEnvironments.flatMap(({ environment }) => environment ?? []))
  if (environments.length > 1)
    return [
      {
        flag: null,
        what: `The file is of several environments (${environments.join(', ')}): export one of them`,
      },
    ]
  const entriesByFeature = features.map(({ name }) => ({
    name,
    entries: featureEnvironments.filter((one) => (one.featureName ?? one.name) === name),
  }))
  const where = (holds: (entries: ExportFile['featureEnvironments']) => boolean) =>
    entriesByFeature.filter(({ entries }) => holds(entries)).map(({ name }) => name)
  return [
    ...of(
      where((entries) => entries.length === 0),
      'the file does not state whether it is enabled',
    ),
    ...of(
      where((entries) => entries.length > 1),
      'its environment is in the file twice',
    ),
    ...of(
      where((entries) => entries.some(({ variants }) => variants?.length)),
      'variants of the environment cannot be shown as cells',
    ),
  ]
}

function fileFaults(file: ExportFile): readonly Fault[] {
  const { features, featureStrategies, dependencies } = file
  const names = features.map(({ name }) => name)
  const dependent = (dependencies ?? []).filter((one) => one.dependencies.length > 0)
  return [
    ...of(
      names.filter((name, index) => names.indexOf(name) !== index),
      'it is in the file twice',
    ),
    ...of(
      features.filter(({ archived }) => archived).map(({ name }) => name),
      'it is archived',
    ),
    ...environmentFaults(file),
    ...of(
      dependent.map(({ feature }) => feature),
      'that it depends on another flag cannot be shown as cells',
    ),
    ...of(
      featureStrategies.map(({ featureName }) => featureName).filter((name) => !names.includes(name)),
      'it has a strategy, but is not among the features',
    ),
  ]
}

interface ReadStrategies {
  readonly active: readonly StrategyCells[]
  readonly disabled: readonly StrategyCells[]
  readonly faults: readonly string[]
}

/** Disabled strategies cause no faults; representable ones become the audience of sites that are off. */
function readStrategies(strategies: readonly FileStrategy[], reach: 'edition' | 'visitor'): ReadStrategies {
  const read = strategies.map((strategy) => ({
    disabled: strategy.disabled === true,
    cells: strategyCells(strategy, reach),
  }))
  const areCells = (cells: StrategyCells | string): cells is StrategyCells => typeof cells !== 'string'
  return {
    active: read
      .filter(({ disabled }) => !disabled)
      .map(({ cells }) => cells)
      .filter(areCells),
    disabled: read
      .filter(({ disabled }) => disabled)
      .map(({ cells }) => cells)
      .filter(areCells),
    faults: read.flatMap(({ disabled, cells }) => (disabled || areCells(cells) ? [] : [cells])),
  }
}

const isOf = (site: SiteId) => (cells: StrategyCells) => cells.sites.includes(site)

/** Active strategies of one site must agree to be representable as a cell. */
function clashes({ active }: ReadStrategies): readonly string[] {
  return siteIds
    .filter(
      (site) => new Set(active.filter(isOf(site)).map(({ audience }) => JSON.stringify(audience))).size > 1,
    )
    .map((site) => `two strategies choose the visitors of “${site}”`)
}

/** An enabled flag without strategies is on everywhere, as in SDKs. */
function valuesOf(
  { active, disabled }: ReadStrategies,
  enabled: boolean,
  strategies: number,
): (site: SiteId) => FlagValue {
  return (site) => {
    const chosen = active.find(isOf(site))
    const on = enabled && (chosen !== undefined || strategies === 0)
    return { on, audience: (chosen ?? disabled.find(isOf(site)))?.audience ?? null }
  }
}

/** With unknown flags or faults, nothing may be changed. */
export function cellsOfFile(table: FlagTable, file: ExportFile): FileCells {
  const names = unique([
    ...file.features.map(({ name }) => name),
    ...file.featureStrategies.map(({ featureName }) => featureName),
  ])
  const unknown = names.filter((name) => !table.nameOf(name))
  const faults = fileFaults(file).filter(({ flag }) => flag === null || !unknown.includes(flag))
  const values = new Map<FlagName, Record<SiteId, FlagValue>>()
  for (const flag of names.flatMap((name) => table.nameOf(name) ?? [])) {
    const config = table.config(flag)
    const strategies = file.featureStrategies.filter(({ featureName }) => featureName === flag)
    const read = readStrategies(strategies, config.reach)
    faults.push(...[...read.faults, ...clashes(read)].map((what) => ({ flag, what })))
    const enabled = file.featureEnvironments.some(
      (one) => (one.featureName ?? one.name) === flag && one.enabled,
    )
    const valueAt = valuesOf(read, enabled, strategies.length)
    values.set(
      flag,
      Object.fromEntries(siteIds.map((site) => [site, ofReach(config, valueAt(site))])) as Record<
        SiteId,
        FlagValue
      >,
    )
  }
  return { values, unknown, faults: unique(faults.map(sentence)) }
}
