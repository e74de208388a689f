import type { SiteId } from '#config/sites.ts'
import { clientHostCalls } from '../../api/contract/client-host.ts'
import type { PlansOf } from './membership.ts'

type Document = (site: SiteId, id: string, language: string) => Promise<unknown>

export function createPlans(document: Document, sells: (site: SiteId) => boolean): PlansOf {
  return async (site, language) => {
    if (!sells(site)) return []
    const read = clientHostCalls.subscriptionOffers.parse(
      (await document(site, 'subscription-offers', language)) ?? [],
    )
    return read.ok ? read.model : []
  }
}
