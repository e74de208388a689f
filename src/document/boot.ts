import type { FlagValues, VisitorFlagName } from '../../config/flags.ts'
import type { Site } from '../../config/sites.ts'
import type { Language } from '../../config/types.ts'
import type { Texts } from '../i18n/texts.ts'
import type { Edition } from './edition.ts'

/** The identity provider of a site whose visitors sign in at one. */
export interface SiteIdentity {
  /** As its discovery document spells it. */
  readonly issuer: string
  /** The site as the provider knows it. */
  readonly applicationId: string
  /** Of access tokens, where the provider asks for one. */
  readonly audience: string | null
}

/** Flag values that are shown to this visitor alone, in place of the live ones. */
export interface FlagPreview {
  /** The values that are not the live ones. */
  readonly flags: Partial<FlagValues>
  /** Epoch milliseconds. */
  readonly until: number
}

/** What the browser must know before it hydrates. Travels in the page as a JSON data block, so it costs no request and no script hash. */
export interface Boot {
  /** The one site of the page: the others are not the browser's business. */
  readonly site: Site
  readonly language: Language
  readonly origin: string
  readonly homes: Edition['homes']
  readonly flags: FlagValues
  /** Those of the flags that may differ from visitor to visitor. */
  readonly visitorFlags: readonly VisitorFlagName[]
  /** Only in a preview, whose values nothing that is live may replace. */
  readonly preview?: FlagPreview | undefined
  /** Null where the client host's own session is all there is. */
  readonly identity: SiteIdentity | null
  readonly texts: Texts
}

export const BOOT_ID = 'boot'

const bootElement = (): HTMLElement => {
  const element = document.getElementById(BOOT_ID)
  if (!element) throw new Error('The page came without its boot data')
  return element
}

export const bootText = (): string => bootElement().textContent

export const readBoot = (): Boot => JSON.parse(bootText()) as Boot

/** JSON that cannot end the script element it stands in. */
export const scriptSafe = (json: string): string => json.replaceAll('<', '\\u003c')
