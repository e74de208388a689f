'use client'

import { useAuth, useListQuery, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { isSite } from '#config/is-site.ts'
import type { SiteId } from '#config/sites.ts'
import { interfaceLanguageOf } from '../texts/texts.ts'
import { useTexts } from '../texts/use-texts.ts'
import { sitesOf } from './access.ts'
import { siteName } from './display-names.ts'
import { personOf } from './person.ts'
import { siteIn, withSite } from './site-filter.ts'
import { usersTexts } from './texts.ts'
import './site-switch.css'

/** The last choice, for the lists that are opened next in the same tab. */
const CHOICE = 'site of lists'

/** Filters a list by one of the user's sites, and those that are opened next. */
export function SiteSwitch({ sites }: { readonly sites: readonly SiteId[] }) {
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const { handleWhereChange, query } = useListQuery()
  const t = useTexts(usersTexts)
  const person = personOf(user)
  const own = person ? sitesOf(person).filter((site) => sites.includes(site)) : []
  const shown = siteIn(query.where)
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    const chosen = sessionStorage.getItem(CHOICE)
    if (isSite(chosen) && own.includes(chosen) && (query.where?.or ?? []).length === 0)
      void handleWhereChange?.(withSite(query.where, chosen))
  })
  if (own.length < 2) return null
  const choose = (site: SiteId | undefined) => {
    if (site) sessionStorage.setItem(CHOICE, site)
    else sessionStorage.removeItem(CHOICE)
    void handleWhereChange?.(withSite(query.where, site))
  }
  return (
    <fieldset className="site-switch">
      <legend>{t('siteOfList')}</legend>
      {[undefined, ...own].map((site) => (
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
