import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { ExperiencePage } from '../models/experiences.ts'

export async function composeExperience(_composition: Composition): Promise<PageAnswer<ExperiencePage>> {
  return { outcome: 'missing' }
}
