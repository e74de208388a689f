import type { Texts } from '@marquee/i18n/texts.ts'
import type { FlagValues, VisitorFlagName } from '#config/flags.ts'
import type { Site } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { Edition } from './edition.ts'

export interface SiteIdentity {
  /** Spelled as in the discovery document. */
  readonly issuer: string
  readonly applicationId: string
  /** The audience of access tokens; null if the provider requires none. */
  readonly audience: string | null
}

/** Flag values for this visitor only, instead of the live ones. */
export interface FlagPreview {
  readonly flags: Partial<FlagValues>
  /** Epoch milliseconds. */
  readonly until: number
}

/**
 * Data that the browser needs before hydration. A JSON data block of the page, so it needs no
 * request and no script hash.
 */
export interface Boot {
  /** This site alone: browsers do not get the configuration of others. */
  readonly site: Site
  readonly language: Language
  readonly origin: string
  readonly homes: Edition['homes']
  readonly flags: FlagValues
  readonly visitorFlags: readonly VisitorFlagName[]
  /** The values of a preview, which live ones do not replace. */
  readonly preview?: FlagPreview | undefined
  /** Null if clients sign in on the client host only. */
  readonly identity: SiteIdentity | null
  readonly texts: Texts
}

export const BOOT_ID = 'boot'

/** Text of a JSON data block of the page; no JSON if there is none. */
export const dataText = (id: string): string => document.getElementById(id)?.textContent ?? ''

export const readBoot = (): Boot => JSON.parse(dataText(BOOT_ID)) as Boot

/** JSON that cannot end its script element. */
export const scriptSafe = (json: string): string => json.replaceAll('<', '\\u003c')
