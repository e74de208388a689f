import type { SiteId } from '#config/sites.ts'
import type { FlagConfig } from '#config/types.ts'
import type { FlagOwner, FlagValue } from './flag-service.ts'

export const mayChange = ({ role, sites }: FlagOwner, site: SiteId): boolean =>
  role === 'admin' || (role === 'editor' && sites.includes(site))

/** Switching off never waits: in an emergency nobody else may be there. */
export const needsSecond = ({ fourEyes }: FlagConfig, { on }: FlagValue): boolean => fourEyes === true && on
