import type { SiteId } from '#config/sites.ts'
import type { FlagOwner } from './flag-service.ts'

export const mayChange = ({ role, sites }: FlagOwner, site: SiteId): boolean =>
  role === 'admin' || (role === 'editor' && sites.includes(site))
