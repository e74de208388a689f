import type { Language } from '#config/types.ts'
import { createTexts, type Texts } from './texts.ts'

type Singular<Name extends string> = Name extends `${infer Base}_${'zero' | 'one' | 'other'}` ? Base : Name

/** Dotted paths of the texts of a namespace; plurals without their suffix. */
type TextPath<Namespace> = {
  [Name in keyof Namespace & string]: Namespace[Name] extends string
    ? Singular<Name>
    : `${Name}.${TextPath<Namespace[Name]>}`
}[keyof Namespace & string]

export type Translate<Namespace> = (
  path: TextPath<Namespace>,
  values?: Readonly<Record<string, string | number>>,
) => string

/** A host that serves all countries has the numbers of the language. */
const ANY_REGION = ''

/** Translates with one namespace, on a host of all countries. */
export function translatorIn<Namespace>(
  language: Language,
  namespace: string,
  texts: Texts,
): Translate<Namespace> {
  const t = createTexts(language, ANY_REGION, texts).getFixedT(language, namespace)
  return (path: string, values) => t(path, { ...values })
}
