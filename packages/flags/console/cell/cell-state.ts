import type { SiteId } from '#config/sites.ts'
import type { FlagCell, FlagValue } from '../../service/flag-service.ts'
import { mayChange } from '../../service/may-change.ts'
import { filterAddress } from '../forms/filter-address.ts'
import type { OwnerContext } from '../page.ts'

const isForAll = ({ audience }: FlagValue): boolean =>
  audience === null ||
  (audience.rollout === 100 && audience.devices.length === 0 && audience.variants.length === 0)

/** Differs from the configuration: switched, or limited to some visitors. */
export const differs = ({ value, preset }: FlagCell): boolean =>
  value.on !== preset || (value.on && !isForAll(value))

/** Empty if the owner may change the cell. */
export function refusal(
  { owner, outside, texts: { t } }: Pick<OwnerContext, 'owner' | 'outside' | 'texts'>,
  site: SiteId,
): string {
  if (outside) return t('outside.refusal', { address: outside.address })
  if (mayChange(owner, site)) return ''
  return t(owner.role === 'viewer' ? 'roles.viewerRefusal' : 'roles.siteRefusal')
}

/** `back`: query of the view to return to. */
export const cellPath = (flag: string, site: string, back = ''): string =>
  filterAddress('/cell', { flag, site, back })
