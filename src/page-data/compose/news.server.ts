import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { NewsPage } from '../models/news.ts'
import type { PagedInput } from '../page-input.ts'

export async function composeNews(_composition: Composition, _input: PagedInput): Promise<PageAnswer<NewsPage>> {
  return { outcome: 'missing' }
}
