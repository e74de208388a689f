import { countryName } from '@marquee/i18n/country-name.ts'
import { dateLocale } from '@marquee/i18n/format.ts'
import { staffTextsOf } from '@marquee/i18n/texts.server.ts'
import { createTexts } from '@marquee/i18n/texts.ts'
import { createContext, useContext } from 'react'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type en from '../../../../locales/en/staff.json'

type Singular<Name extends string> = Name extends `${infer Base}_${'zero' | 'one' | 'other'}` ? Base : Name

/** Dotted paths of the texts; plurals without their suffix. */
type TextPath<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? Singular<Name>
    : `${Name}.${TextPath<Texts[Name]>}`
}[keyof Texts & string]

export type TranslateText = (
  path: TextPath<typeof en>,
  values?: Readonly<Record<string, string | number>>,
) => string

export interface StaffTexts {
  readonly language: Language
  readonly t: TranslateText
  readonly siteName: (site: SiteId) => string
  readonly languageName: (language: Language) => string
  /** `22 Nov 2026, 16:47 UTC` */
  readonly instantText: (iso: string) => string
}

/** One host serves all countries, so numbers are those of the language. */
const ANY_REGION = ''

function textsIn(language: Language): StaffTexts {
  const translate = createTexts(language, ANY_REGION, staffTextsOf(language)).getFixedT(language, 'staff')
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const instants = new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return {
    language,
    t: (path: string, values) => translate(path, { ...values }),
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

export const TextsContext = createContext<StaffTexts | null>(null)

export function useTexts(): StaffTexts {
  const texts = useContext(TextsContext)
  if (texts === null) throw new Error('A view of the staff host outside of its document')
  return texts
}
