'use client'

import { useAuth, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { isSite } from '#config/is-site.ts'
import { useOpenDocument } from '../open-document.ts'
import { interfaceLanguageOf } from '../texts/texts.ts'
import { useTexts } from '../texts/use-texts.ts'
import { languagesOf } from '../users/access.ts'
import { languageName } from '../users/display-names.ts'
import { chooseSecond, useReading, useSecondLanguage } from './second-language.ts'
import { translatingTexts } from './texts.ts'
import '../users/site-switch.css'

/** Chooses the language whose texts stand below those of the form; only for sites with several. */
export function SecondLanguageChoice() {
  const document = useOpenDocument()
  const { user } = useAuth()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const t = useTexts(translatingTexts)
  const chosen = useSecondLanguage()
  const site = useFormFields(([fields]) => fields?.site?.value)
  useReading()
  const others = isSite(site) ? languagesOf(site).filter((each) => each !== code) : []
  if (!document || !user || others.length === 0) return null
  const shown = others.find((each) => each === chosen) ?? null
  return (
    <fieldset className="field-type site-switch">
      <legend>{t('beside')}</legend>
      {[null, ...others].map((each) => (
        <button
          key={each ?? ''}
          type="button"
          className="pill pill--style-light pill--has-action"
          aria-pressed={each === shown}
          onClick={() => chooseSecond(each)}
        >
          {each ? languageName(each, interfaceLanguageOf(i18n.language)) : t('none')}
        </button>
      ))}
    </fieldset>
  )
}
