import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { MobileAppPage } from '../models/information.ts'

export async function composeMobileApp(_composition: Composition): Promise<PageAnswer<MobileAppPage>> {
  return { outcome: 'missing' }
}
