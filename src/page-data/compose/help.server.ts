import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { HelpPage } from '../models/help.ts'
import type { AppInput } from '../page-input.ts'

export async function composeHelp(_composition: Composition, _input: AppInput): Promise<PageAnswer<HelpPage>> {
  return { outcome: 'missing' }
}
