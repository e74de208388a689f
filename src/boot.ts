import type { FlagValues } from '../config/flags.ts'
import type { SiteId } from '../config/sites.ts'
import type { Language } from '../config/types.ts'
import type { SiteOrigins } from './edition.ts'
import type { Texts } from './i18n/texts.ts'

/** What the browser must know before it hydrates. Travels in the page as a JSON data block, so it costs no request and no script hash. */
export interface Boot {
  readonly site: SiteId
  readonly language: Language
  readonly origin: string
  readonly origins: SiteOrigins
  readonly flags: FlagValues
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
