import { consoleTextsOf } from '@marquee/i18n/texts.server.ts'
import { createTexts } from '@marquee/i18n/texts.ts'
import type { Language } from '#config/types.ts'
import type en from '../../../../locales/en/console.json'

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

/** One host serves all countries, so numbers are those of the language. */
const ANY_REGION = ''

export function translator(language: Language): TranslateText {
  const t = createTexts(language, ANY_REGION, consoleTextsOf(language)).getFixedT(language, 'console')
  return (path: string, values) => t(path, { ...values })
}
