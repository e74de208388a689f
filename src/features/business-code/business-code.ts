import type { Edition } from '../../document/edition.ts'
import { pathOf } from '../../page-kit/links.ts'
import type { BusinessCodeModel } from '../../page-models/offers.ts'

export function businessCodeForm(
  edition: Pick<Edition, 'flags' | 'site' | 'paths' | 'language'>,
  offer: string,
): BusinessCodeModel | null {
  if (!edition.flags.businessCode) return null
  const { orderTunnel } = edition.site.links
  return {
    action: orderTunnel.startsWith('/') ? (pathOf(edition, 'booking') ?? orderTunnel) : orderTunnel,
    hidden: [{ name: 'offer', value: offer }],
  }
}
