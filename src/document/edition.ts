import { createIsomorphicFn } from '@tanstack/react-start'
import type { i18n } from 'i18next'
import type { FlagValues } from '../../config/flags.ts'
import type { Site, SiteId } from '../../config/sites.ts'
import type { Language } from '../../config/types.ts'
import { createSitePaths, type SitePaths } from '../addresses/site-paths.ts'
import { createTexts, setBrowserTexts } from '../i18n/texts.ts'
import { readBoot } from './boot.ts'
import { editionOnServer } from './edition.server.ts'

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

/** The edition being rendered: from the request on the server, from the boot data in the browser. */
export const editionOfRequest = createIsomorphicFn()
  .server((): Edition => editionOnServer())
  .client((): Edition => {
    const boot = readBoot()
    const { site, language, flags, origin, homes } = boot
    const i18n = setBrowserTexts(createTexts(language, site.region, boot.texts))
    return { site, language, flags, origin, homes, paths: createSitePaths(site, flags), i18n }
  })
