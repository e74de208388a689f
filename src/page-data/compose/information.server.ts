import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { InformationPage } from '../models/information.ts'
import type { InformationInput } from '../page-input.ts'

export async function composeInformation(_composition: Composition, _input: InformationInput): Promise<PageAnswer<InformationPage>> {
  return { outcome: 'missing' }
}
