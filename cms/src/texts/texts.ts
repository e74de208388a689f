import { getTranslation } from '@payloadcms/translations'
import i18next from 'i18next'
import type { LabelFunction, PayloadRequest, StaticLabel } from 'payload'
import { recordOf } from '#config/keys.ts'
import { isLanguage, languages, type Words, wordsIn } from '#config/languages.ts'
import type { Language } from '#config/types.ts'

/** One text in every language of the admin interface, as Payload takes labels. */
export type Label = Readonly<Record<Language, string>>

type Singular<Name extends string> = Name extends `${infer Base}_${'one' | 'other'}` ? Base : Name

/** Dotted paths of the texts of a namespace; plurals without their suffix. */
export type TextKey<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? Singular<Name>
    : `${Name}.${TextKey<Texts[Name]>}`
}[keyof Texts & string]

export type Translate<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string

export interface Texts<Key extends string> {
  label(key: Key): Label
  /** Texts of a language, in English if the interface does not have it. */
  t(language: string): Translate<Key>
}

const i18n = i18next.createInstance()
void i18n.init({
  fallbackLng: false,
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
})

/** The interface language of a language code, by default English. */
export const interfaceLanguageOf = (code: unknown): Language => (isLanguage(code) ? code : 'en')

export interface WithLanguage {
  readonly i18n: { readonly language?: string }
}

/** The interface language of a request, which may differ from the locale of the document. */
export const interfaceLanguage = (req: WithLanguage): Language => interfaceLanguageOf(req.i18n?.language)

export const labelFrom = (text: (language: Language) => string): Label => recordOf(languages, text)

/** Accessors for the texts of `locales/<language>/<namespace>.json`. */
export function readTexts<Namespace extends object>(
  namespace: string,
  texts: { readonly en: Namespace } & Words<NoInfer<Namespace>>,
): Texts<TextKey<Namespace>> {
  for (const language of languages) i18n.addResourceBundle(language, namespace, wordsIn(texts, language))
  const t = (language: string): Translate<TextKey<Namespace>> => {
    const translate = i18n.getFixedT(interfaceLanguageOf(language), namespace)
    return (key, values) => {
      const path: string = key
      return translate(path, { ...values })
    }
  }
  return { t, label: (key) => labelFrom((language) => t(language)(key)) }
}

/** An ISO instant as a short date and time, in the local time zone. */
export const timeIn = (language: string, iso: string): string =>
  new Date(iso).toLocaleString(interfaceLanguageOf(language), { dateStyle: 'medium', timeStyle: 'short' })

type FieldLabel = LabelFunction | StaticLabel | false | undefined

/** The label of a field in the language of the interface, otherwise `name`. */
export const labelIn = (label: FieldLabel, name: string, i18n: PayloadRequest['i18n']): string =>
  typeof label === 'string' || (typeof label === 'object' && label !== null)
    ? getTranslation(label, i18n)
    : name
