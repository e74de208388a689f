import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { HelpCategoryPage } from '../models/help.ts'
import type { HelpCategoryInput } from '../page-input.ts'

export async function composeHelpCategory(_composition: Composition, _input: HelpCategoryInput): Promise<PageAnswer<HelpCategoryPage>> {
  return { outcome: 'missing' }
}
