import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { EcardsPage } from '../models/ecards.ts'
import type { EcardsInput } from '../page-input.ts'

export async function composeEcards(_composition: Composition, _input: EcardsInput): Promise<PageAnswer<EcardsPage>> {
  return { outcome: 'missing' }
}
