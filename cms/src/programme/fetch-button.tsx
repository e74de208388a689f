'use client'

import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { isLanguage } from '../../../config/languages.ts'
import { words } from './programme-messages.ts'

interface Fetched {
  readonly added: number
  readonly changed: number
  readonly gone: number
  readonly failed: readonly string[]
}

/** Above the lists of films and cinemas. */
export function FetchButton() {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const said = (name: 'synced' | 'failed', values: object) =>
    words[name][language].replace(/\{(\w+)\}/g, (_, key: string) =>
      String((values as Record<string, unknown>)[key] ?? ''),
    )
  const send = async () => {
    setBusy(true)
    try {
      const response = await fetch(`${config.routes.api}/films/fetch`, {
        method: 'POST',
        credentials: 'include',
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      const fetched = (await response.json()) as Fetched
      if (fetched.failed.length > 0) toast.error(said('failed', { sites: fetched.failed.join(', ') }))
      else toast.success(said('synced', fetched))
      router.refresh()
    } catch {
      toast.error(said('failed', { sites: '–' }))
    }
    setBusy(false)
  }
  return (
    <Button buttonStyle="secondary" size="small" disabled={busy} onClick={() => void send()}>
      {words[busy ? 'syncing' : 'sync'][language]}
    </Button>
  )
}
