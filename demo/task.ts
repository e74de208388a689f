import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { Pictures } from './pictures.ts'

export interface DemoTask {
  readonly site: SiteId
  readonly language: Language
  /** The site's date. */
  readonly today: string
  readonly pictures: Pictures
}
