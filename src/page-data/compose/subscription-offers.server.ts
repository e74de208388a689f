import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { SubscriptionOffersPage } from '../models/subscriptions.ts'

export async function composeSubscriptionOffers(_composition: Composition): Promise<PageAnswer<SubscriptionOffersPage>> {
  return { outcome: 'missing' }
}
