import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { HelpArticlePage } from '../models/help.ts'
import type { HelpArticleInput } from '../page-input.ts'

export async function composeHelpArticle(_composition: Composition, _input: HelpArticleInput): Promise<PageAnswer<HelpArticlePage>> {
  return { outcome: 'missing' }
}
