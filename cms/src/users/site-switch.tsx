'use client'

import { useAuth, useListQuery, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { isLanguage } from '#config/languages.ts'
import type { SiteId } from '#config/sites.ts'
import { interfaceLanguageOf } from '../texts/texts.ts'
import { useTexts } from '../texts/use-texts.ts'
import { siteHas, sitesOf } from './access.ts'
import { siteName } from './display-names.ts'
import { personOf } from './person.ts'
import { neededFilter, sitesAskedIn, withSites } from './site-filter.ts'
import { usersTexts } from './texts.ts'
import { chooseSite, readChosenSite, useChosenSite } from './use-chosen-site.ts'
import './site-switch.css'

/** Filters a list, and those that are opened next, by one of the user's sites that have its language. */
export function SiteSwitch({ sites }: { readonly sites: readonly SiteId[] }) {
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const { handleWhereChange, query } = useListQuery()
  const t = useTexts(usersTexts)
  const person = personOf(user)
  const own = person ? sitesOf(person).filter((site) => sites.includes(site)) : []
  const speaking = own.filter((site) => isLanguage(code) && siteHas(site, code))
  const { where } = query
  const looked = useRef('')
  /** The choice that the list shows; undefined before its first look. */
  const followed = useRef<SiteId | 'all'>(undefined)
  // A choice in the header renders the list again.
  useChosenSite()
  useEffect(() => {
    // The list takes a while to take a filter over, and asks for it once.
    const chosen = readChosenSite(person)
    const looks = JSON.stringify([code, where, chosen])
    if (looked.current === looks) return
    const isOther = followed.current !== undefined && followed.current !== (chosen ?? 'all')
    looked.current = looks
    followed.current = chosen ?? 'all'
    const all = speaking.length === own.length ? undefined : speaking
    const needed = isOther
      ? withSites(where, chosen && speaking.includes(chosen) ? [chosen] : all)
      : neededFilter({ where, own, speaking, chosen })
    if (needed) void handleWhereChange?.(needed)
  })
  if (speaking.length < 2) return null
  const asked = sitesAskedIn(where)
  const shown = asked?.length === 1 ? asked[0] : undefined
  const choose = (site: SiteId | undefined) => {
    followed.current = site ?? 'all'
    chooseSite(site)
    const all = speaking.length === own.length ? undefined : speaking
    void handleWhereChange?.(withSites(where, site ? [site] : all))
  }
  return (
    <fieldset className="site-switch">
      <legend>{t('siteOfList')}</legend>
      {[undefined, ...speaking].map((site) => (
        <button
          key={site ?? ''}
          type="button"
          className="pill pill--style-light pill--has-action"
          aria-pressed={shown === site}
          onClick={() => choose(site)}
        >
          {site ? siteName(site, interfaceLanguageOf(i18n.language)) : t('everySite')}
        </button>
      ))}
    </fieldset>
  )
}
