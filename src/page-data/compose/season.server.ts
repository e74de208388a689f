import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { SeasonPage } from '../models/seasons.ts'
import type { SeasonInput } from '../page-input.ts'

export async function composeSeason(_composition: Composition, _input: SeasonInput): Promise<PageAnswer<SeasonPage>> {
  return { outcome: 'missing' }
}
