import { defaultFlags, flagNames } from '../../config/flags.ts'
import { type SiteId, siteIds } from '../../config/sites.ts'
import type { SiteFlags } from '../server/outer-options.ts'
import type { FlagEvaluation } from './flag-evaluation.ts'

/** The flags as the table of the configuration has them. */
export function createFlagEvaluation(): FlagEvaluation {
  const presets = new Map<SiteId, SiteFlags>(siteIds.map((site) => [site, { values: defaultFlags(site), hash: 'config' }]))
  function siteFlags(site: SiteId): SiteFlags {
    const flags = presets.get(site)
    if (!flags) throw new Error(`No flags for the site ${site}`)
    return flags
  }
  return {
    siteFlags,
    toggles({ properties }) {
      const site = siteIds.find((id) => id === properties.site)
      const values = site && siteFlags(site).values
      const on = values ? flagNames.filter((name) => values[name]) : []
      return on.map((name) => ({ name, enabled: true, variant: { name: 'disabled', enabled: false }, impressionData: false }))
    },
    onChange: () => () => {},
    revision: (site) => siteFlags(site).hash,
    state: () => 'presets',
    countUsage() {},
    started: async () => {},
    close: async () => {},
  }
}
