'use client'

import { Banner, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { isSite } from '#config/is-site.ts'
import { isLanguage } from '#config/languages.ts'
import { interfaceLanguageOf } from '../../texts/texts.ts'
import { languagesOf, siteHas } from '../../users/access.ts'
import { languageName } from '../../users/display-names.ts'
import { reportsTexts } from '../texts.ts'

/** Warns that the site does not have the current locale: its text would never be shown. */
export function LanguageNotice() {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const site = useFormFields(([fields]) => fields?.site?.value)
  if (!isSite(site) || !isLanguage(code) || siteHas(site, code)) return null
  const uiLanguage = interfaceLanguageOf(i18n.language)
  const languages = languagesOf(site).map((each) => languageName(each, uiLanguage))
  return (
    <Banner type="error">
      {reportsTexts.t(uiLanguage)('languageNotOfSite', { languages: languages.join(', ') })}
    </Banner>
  )
}
