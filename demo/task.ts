import type { SiteId } from '#config/sites.ts'
import type { Pictures } from './pictures.ts'
import type { DemoLanguage } from './site-text.ts'

export interface DemoTask {
  readonly site: SiteId
  readonly language: DemoLanguage
  /** The site's date. */
  readonly today: string
  readonly pictures: Pictures
}
