import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { NewsItemPage } from '../models/news.ts'

export async function composeNewsItem(_composition: Composition): Promise<PageAnswer<NewsItemPage>> {
  return { outcome: 'missing' }
}
