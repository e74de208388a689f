import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { ExperienceArticlePage } from '../models/experiences.ts'

export async function composeExperienceArticle(_composition: Composition): Promise<PageAnswer<ExperienceArticlePage>> {
  return { outcome: 'missing' }
}
