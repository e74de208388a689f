import type { SitePaths } from '@marquee/addresses/site-paths.ts'
import type { i18n } from 'i18next'
import type { FlagValues } from '#config/flags.ts'
import type { Site, SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'

export interface Alternate {
  /** `fr-CH`, or `x-default`. */
  readonly hreflang: string
  readonly href: string
}

export type SiteOrigins = Readonly<Partial<Record<SiteId, string>>>

export interface Edition {
  readonly site: Site
  readonly language: Language
  readonly flags: FlagValues
  readonly paths: SitePaths
  readonly i18n: i18n
  readonly origin: string
  /** Home pages of the other countries' sites; empty where no head is rendered. */
  readonly homes: readonly Alternate[]
}

/** The parts of an edition that addresses and links depend on. */
export type LinkContext = Pick<Edition, 'site' | 'language' | 'origin' | 'paths'>
