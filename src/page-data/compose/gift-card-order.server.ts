import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { GiftCardOrderPage } from '../models/cards.ts'

export async function composeGiftCardOrder(_composition: Composition): Promise<PageAnswer<GiftCardOrderPage>> {
  return { outcome: 'missing' }
}
