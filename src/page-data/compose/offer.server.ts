import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { OfferPage } from '../models/offers.ts'

export async function composeOffer(_composition: Composition): Promise<PageAnswer<OfferPage>> {
  return { outcome: 'missing' }
}
