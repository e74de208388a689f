import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { OffersPage } from '../models/offers.ts'
import type { PagedInput } from '../page-input.ts'

export async function composeOffers(_composition: Composition, _input: PagedInput): Promise<PageAnswer<OffersPage>> {
  return { outcome: 'missing' }
}
