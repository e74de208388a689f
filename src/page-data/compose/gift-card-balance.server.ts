import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { GiftCardBalancePage } from '../models/cards.ts'

export async function composeGiftCardBalance(_composition: Composition): Promise<PageAnswer<GiftCardBalancePage>> {
  return { outcome: 'missing' }
}
