import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { VoucherPage } from '../models/cards.ts'

export async function composeVoucher(_composition: Composition): Promise<PageAnswer<VoucherPage>> {
  return { outcome: 'missing' }
}
