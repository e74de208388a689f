import type { SiteId } from '../config/sites.ts'
import type { Language } from '../config/types.ts'
import type { Pictures } from './pictures.ts'

/** What the demo's items are made for. */
export interface DemoTask {
  readonly site: SiteId
  readonly language: Language
  /** The site's day. */
  readonly today: string
  readonly pictures: Pictures
}
