import { type FlagName, flags } from '#config/flags.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import type { FlagConfig } from '#config/types.ts'
import type { Audience, FlagValue } from './flag-service.ts'

export interface FlagTable {
  readonly names: readonly FlagName[]
  config(name: FlagName): FlagConfig
  nameOf(name: string): FlagName | undefined
}

export function createFlagTable(table: Readonly<Record<string, FlagConfig>> = flags): FlagTable {
  const configs = new Map(Object.entries(table))
  const isName = (name: string): name is FlagName => configs.has(name)
  return {
    names: [...configs.keys()].filter(isName),
    config(name) {
      const config = configs.get(name)
      if (!config) throw new Error(`No flag ${name}`)
      return config
    },
    nameOf: (name) => (isName(name) ? name : undefined),
  }
}

export const siteOf = (site: string): SiteId | undefined => siteIds.find((id) => id === site)

export const everybody: Audience = { rollout: 100, devices: [], variants: [] }

export const presetOf = (config: FlagConfig, site: SiteId): boolean =>
  config.exceptions[site] ?? config.default

/** Adapts a stored value to the flag's current reach. */
export const ofReach = ({ reach }: FlagConfig, { on, audience }: FlagValue): FlagValue => ({
  on,
  audience: reach === 'visitor' ? (audience ?? everybody) : null,
})

export const presetValue = (config: FlagConfig, site: SiteId): FlagValue =>
  ofReach(config, { on: presetOf(config, site), audience: null })

/** A cell in maps and sets. */
export const cellKey = ({ flag, site }: { readonly flag: string; readonly site: string }): string =>
  `${flag}\n${site}`

export const isSameValue = (one: FlagValue, other: FlagValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
