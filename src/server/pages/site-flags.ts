import type { SiteFlagValues } from '@marquee/flags/evaluation/flag-evaluation.ts'
import type { FlagPreview } from '../../document/boot.ts'
import type { ShownContent } from '../previews/content-previews.ts'

export interface SiteFlags extends SiteFlagValues {
  /** Set if chosen for one visitor; such pages are not cached. */
  readonly preview?: FlagPreview
  /** Set in a content preview. */
  readonly content?: ShownContent | undefined
}
