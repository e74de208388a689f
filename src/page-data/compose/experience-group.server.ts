import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { ExperienceGroupPage } from '../models/experiences.ts'

export async function composeExperienceGroup(_composition: Composition): Promise<PageAnswer<ExperienceGroupPage>> {
  return { outcome: 'missing' }
}
