import type { Edition } from '../edition.ts'
import { pathOf } from './links.ts'
import type { BusinessCodeModel } from './models/offers.ts'

/** Where a works-council code is sent; null where the site takes none. */
export function businessCodeForm(edition: Pick<Edition, 'flags' | 'site' | 'paths' | 'language'>): BusinessCodeModel | null {
  if (!edition.flags.businessCode) return null
  const { orderTunnel } = edition.site.links
  return { action: orderTunnel.startsWith('/') ? (pathOf(edition, 'booking') ?? orderTunnel) : orderTunnel }
}
