import { createTextsContext } from '@marquee/forms/texts-context.ts'
import { instantFormat } from '@marquee/forms/time-zone.ts'
import { countryName } from '@marquee/i18n/country-name.ts'
import { dateLocale } from '@marquee/i18n/format.ts'
import { type Translate, translatorIn } from '@marquee/i18n/namespace-texts.ts'
import { staffTextsOf } from '@marquee/i18n/texts.server.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type en from '../../../../locales/en/staff.json'

export type TranslateText = Translate<typeof en>

export interface StaffTexts {
  readonly language: Language
  readonly t: TranslateText
  readonly siteName: (site: SiteId) => string
  readonly languageName: (language: Language) => string
  /** `22 Nov 2026, 16:47` in the person's zone. */
  readonly instantText: (iso: string) => string
}

function textsIn(language: Language, zone: string): StaffTexts {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return {
    language,
    t: translatorIn(language, 'staff', staffTextsOf(language)),
    siteName: (site) => countryName(site, language),
    languageName: (each) => names.of(each) ?? each,
    instantText: instantFormat(dateLocale(language), zone),
  }
}

const known = new Map<string, StaffTexts>()

/** `zone`: IANA name, spelled as `knownZone` does, which bounds the cache. */
export function staffTexts(language: Language, zone = 'UTC'): StaffTexts {
  const key = `${language} ${zone}`
  const texts = known.get(key) ?? textsIn(language, zone)
  known.set(key, texts)
  return texts
}

export const [TextsContext, useTexts] = createTextsContext<StaffTexts>()
