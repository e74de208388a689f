import type { FlagValues } from '#config/flags.ts'
import type { FlagPreview } from '../document/boot.ts'
import type { ShownContent } from './previews/content-previews.ts'

export interface SiteFlags {
  /** Referentially stable while the values are unchanged. */
  readonly values: FlagValues
  readonly hash: string
  /** Set if chosen for one visitor; such pages are not cached. */
  readonly preview?: FlagPreview
  /** Set in a content preview. */
  readonly content?: ShownContent | undefined
}
