import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { GiftCardPage } from '../models/cards.ts'

export async function composeGiftCard(_composition: Composition): Promise<PageAnswer<GiftCardPage>> {
  return { outcome: 'missing' }
}
