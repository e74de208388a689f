'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useCall } from '../outbox/use-call.ts'
import { useTexts } from '../texts/use-texts.ts'
import { importedTexts } from './texts.ts'

export function FetchButton() {
  const t = useTexts(importedTexts)
  const router = useRouter()
  const { busy, call } = useCall(t('failed', { sites: '–' }), () => router.refresh())
  return (
    <Button buttonStyle="secondary" size="small" disabled={busy} onClick={() => void call('/films/fetch')}>
      {t(busy ? 'syncing' : 'sync')}
    </Button>
  )
}
