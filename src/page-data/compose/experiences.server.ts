import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { ExperiencesPage } from '../models/experiences.ts'

export async function composeExperiences(_composition: Composition): Promise<PageAnswer<ExperiencesPage>> {
  return { outcome: 'missing' }
}
