'use client'

import { useAuth, useLocale, useTranslation } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import { isSite } from '#config/is-site.ts'
import { isLanguage } from '#config/languages.ts'
import { interfaceLanguageOf } from '../texts/texts.ts'
import { useTexts } from '../texts/use-texts.ts'
import { languagesOf, siteHas, sitesOf } from './access.ts'
import { siteName } from './display-names.ts'
import { personOf } from './person.ts'
import { usersTexts } from './texts.ts'
import { chooseSite, useChosenSite } from './use-chosen-site.ts'
import './site-switch.css'

/** Chooses, in the header of every page, the country that start page, reports, lists and new documents are about. */
export function CountrySwitch() {
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const router = useRouter()
  const here = usePathname()
  const t = useTexts(usersTexts)
  const chosen = useChosenSite()
  const person = personOf(user)
  const own = person ? sitesOf(person) : []
  if (own.length < 2) return null
  const choose = (value: string) => {
    const site = isSite(value) ? value : undefined
    chooseSite(site)
    const [first] = site ? languagesOf(site) : []
    const isSpoken = !site || (isLanguage(code) && siteHas(site, code))
    // The texts of a country are in one of its languages.
    if (!isSpoken && first) router.push(`${here}?locale=${first}`)
    else router.refresh()
  }
  return (
    <label className="country-switch">
      <span>{t('siteOfList')}</span>
      <select value={chosen ?? ''} onChange={({ target: { value } }) => choose(value)}>
        <option value="">{t('everySite')}</option>
        {own.map((site) => (
          <option key={site} value={site}>
            {siteName(site, interfaceLanguageOf(i18n.language))}
          </option>
        ))}
      </select>
    </label>
  )
}
