import type { SiteId } from '../../../config/sites.ts'
import type { FlagCell, FlagOwner, FlagValue } from '../../services/flags/flag-service.ts'
import type { OutsideService } from '../outside-service.ts'

const isForAll = ({ audience }: FlagValue): boolean =>
  audience === null ||
  (audience.rollout === 100 && audience.devices.length === 0 && audience.variants.length === 0)

/** Differs from the configuration: switched, or limited to some visitors. */
export const differs = ({ value, preset }: FlagCell): boolean =>
  value.on !== preset || (value.on && !isForAll(value))

export const mayChange = ({ role, sites }: FlagOwner, site: SiteId): boolean =>
  role === 'admin' || (role === 'editor' && sites.includes(site))

/** Empty if the owner may change the cell. */
export function refusal(owner: FlagOwner, site: SiteId, outside?: OutsideService): string {
  if (outside) return `Switched at ${outside.address}, not here.`
  if (mayChange(owner, site)) return ''
  return owner.role === 'viewer' ? 'You may look, not switch.' : 'This is not one of your sites.'
}

export const cellPath = (flag: string, site: string, more: Readonly<Record<string, string>> = {}): string =>
  `/cell?${new URLSearchParams({ flag, site, ...more })}`
