'use client'

import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { importedTexts } from './texts.ts'

interface Fetched {
  readonly added: number
  readonly changed: number
  readonly gone: number
  readonly failed: readonly string[]
}

export function FetchButton() {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const t = importedTexts.t(i18n.language)
  const send = async () => {
    setBusy(true)
    try {
      const response = await fetch(`${config.routes.api}/films/fetch`, {
        method: 'POST',
        credentials: 'include',
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      const { failed, ...counts }: Fetched = await response.json()
      if (failed.length > 0) toast.error(t('failed', { sites: failed.join(', ') }))
      else toast.success(t('synced', counts))
      router.refresh()
    } catch {
      toast.error(t('failed', { sites: '–' }))
    }
    setBusy(false)
  }
  return (
    <Button buttonStyle="secondary" size="small" disabled={busy} onClick={() => void send()}>
      {t(busy ? 'syncing' : 'sync')}
    </Button>
  )
}
