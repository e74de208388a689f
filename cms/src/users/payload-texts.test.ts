import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'
import { describe, expect, it } from 'vitest'

import { interfaceLanguages, payloadTexts } from './payload-texts.ts'

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** All texts by `group:name`. */
const flat = (texts: object) =>
  Object.fromEntries(
    Object.entries(texts as Texts).flatMap(([group, named]) =>
      Object.entries(named).map(([name, text]) => [`${group}:${name}`, text]),
    ),
  )

/** Placeholders, links and emphasis of a text. */
const marks = (text: string | undefined) => new Set(text?.match(/\{\{\w+\}\}|<\d>/g))

const cases = [
  { language: 'de', own: de, ours: payloadTexts.de },
  { language: 'en', own: en, ours: payloadTexts.en },
  { language: 'fr', own: fr, ours: payloadTexts.fr },
  { language: 'nl', own: nl, ours: payloadTexts.nl },
] as const

describe.each(cases)('replaced texts of Payload in $language', ({ language, own, ours }) => {
  it('exist in Payload, with the same placeholders', () => {
    const english = flat(en.translations)
    for (const [name, text] of Object.entries(flat(ours))) {
      expect(flat(own.translations), name).toHaveProperty([name])
      if (name === 'general:noLabel') continue
      expect(marks(text), name).toEqual(marks(english[name]))
    }
  })

  it('replace those of Payload', () => {
    expect(flat(interfaceLanguages.supportedLanguages[language].translations)).toMatchObject(flat(ours))
  })
})

it('uses formal address and Swiss spelling in German', () => {
  const unused =
    /^(folder|dashboard):|[Uu]sername|Trash|Global|verif|Verif|verifiedEmail|PasswordReset|forgotPassword|ChangePassword|resetYourPassword|ResetPassword|RequestPassword|beginCreateFirstUser|newAccountCreated|moveConfirm|aboutToRestore/
  const texts = Object.entries(flat(interfaceLanguages.supportedLanguages.de.translations)).filter(
    ([name]) => !unused.test(name),
  )
  expect(texts.filter(([, text]) => /ß|\b([Dd]u|[Dd]ich|[Dd]ir|[Dd]eine?[rsmn]?)\b/.test(text))).toEqual([])
})
