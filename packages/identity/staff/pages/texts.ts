import { createTextsContext } from '@marquee/forms/texts-context.ts'
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
  /** `22 Nov 2026, 16:47 UTC` */
  readonly instantText: (iso: string) => string
}

function textsIn(language: Language): StaffTexts {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const instants = new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return {
    language,
    t: translatorIn(language, 'staff', staffTextsOf(language)),
    siteName: (site) => countryName(site, language),
    languageName: (each) => names.of(each) ?? each,
    instantText: (iso) => `${instants.format(new Date(iso))} UTC`,
  }
}

const known = new Map<Language, StaffTexts>()

export function staffTexts(language: Language): StaffTexts {
  const texts = known.get(language) ?? textsIn(language)
  known.set(language, texts)
  return texts
}

export const [TextsContext, useTexts] = createTextsContext<StaffTexts>()
