import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { HelpSearchPage } from '../models/help.ts'
import type { HelpSearchInput } from '../page-input.ts'

export async function composeHelpSearch(_composition: Composition, _input: HelpSearchInput): Promise<PageAnswer<HelpSearchPage>> {
  return { outcome: 'missing' }
}
