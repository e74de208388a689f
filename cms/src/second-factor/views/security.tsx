'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { SecurityState } from '../calls.ts'
import { securityPath } from '../paths.ts'
import { factorTexts } from '../texts.ts'
import { OtherFactor } from './other-factor.tsx'
import { OwnFactor } from './own-factor.tsx'
import { Sessions } from './sessions.tsx'
import './security.css'

/** Null until it is known, and for an account that is none of the user's business. */
function useSecurity(account: string | number | undefined) {
  const [state, setState] = useState<SecurityState | null>(null)
  const look = useCallback(async () => {
    if (account === undefined) return
    const query = new URLSearchParams({ account: String(account) })
    const response = await fetch(`${securityPath}?${query}`).catch(() => undefined)
    // The session has ended, or lacks a second factor that it needs.
    if (response?.status === 401) return window.location.reload()
    const seen: SecurityState | null = response?.ok ? await response.json() : null
    setState(seen)
  }, [account])
  useEffect(() => void look(), [look])
  return { state, look }
}

/** Second factor and sessions of an account, in its document. */
export function Security() {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { state, look } = useSecurity(id)
  if (!state || id === undefined) return null
  const t = factorTexts.t(i18n.language)
  return (
    <section className="field-type security" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {state.own ? (
        <OwnFactor state={state} onChange={look} />
      ) : (
        <OtherFactor account={id} has={state.factor === 'proven'} onChange={look} />
      )}
      <Sessions account={id} state={state} onChange={look} />
    </section>
  )
}
