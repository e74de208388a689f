'use client'

import { useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { interfaceLanguageOf } from '../texts/texts.ts'
import { useTexts } from '../texts/use-texts.ts'
import { languageName } from '../users/display-names.ts'
import type { Colleague } from './presence.ts'
import { savingTexts } from './texts.ts'

/** Milliseconds between two calls of an open page. */
const EVERY = 15_000

/** Says that the page is open, as long as it is, and who else has the document open. */
function useColleagues(): readonly Colleague[] {
  const { id, collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const { config } = useConfig()
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([])
  const address =
    id === undefined ? undefined : `${config.routes.api}/${collectionSlug}/${id}/presence?locale=${code}`
  useEffect(() => {
    if (address === undefined) return
    const say = (body: object) =>
      fetch(address, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        keepalive: true,
      })
    const look = async () => {
      const response = await say({ language: code })
      if (response.ok) setColleagues((await response.json()).colleagues)
    }
    // The next call tells more than an error.
    const lookAgain = () => void look().catch(() => {})
    const leave = () => void say({ left: true }).catch(() => {})
    lookAgain()
    const timer = setInterval(lookAgain, EVERY)
    globalThis.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      globalThis.removeEventListener('pagehide', leave)
      leave()
    }
  }, [address, code])
  return colleagues
}

/** Who else has the document open. */
export function Colleagues() {
  const { i18n } = useTranslation()
  const t = useTexts(savingTexts)
  const colleagues = useColleagues()
  if (colleagues.length === 0) return null
  const ui = interfaceLanguageOf(i18n.language)
  const names = colleagues.map(({ name, language }) =>
    language === null ? name : `${name} (${languageName(language, ui)})`,
  )
  return (
    <p role="status" className="saving">
      {t('alsoHere', { count: names.length, names: new Intl.ListFormat(ui).format(names) })}
    </p>
  )
}
