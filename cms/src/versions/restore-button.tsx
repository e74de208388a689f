'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useCall } from '../outbox/use-call.ts'
import { useTexts } from '../texts/use-texts.ts'
import { versionsTexts } from './texts.ts'

interface RestoreButtonProps {
  readonly collection: string
  readonly version: number | string
  /** Page of the document. */
  readonly page: string
  /** Id of the element that names the version. */
  readonly describedBy: string
}

/** Makes a version the newest draft, without a question: nothing changes on the site, and the draft before stays a version. */
export function RestoreButton({ collection, version, page, describedBy }: RestoreButtonProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const { busy, call } = useCall(useTexts(versionsTexts)('notRestored'))
  const restore = async () => {
    if (await call(`/${collection}/versions/${version}?draft=true`)) router.push(page)
  }
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={busy}
      extraButtonProps={{ 'aria-describedby': describedBy }}
      onClick={() => void restore()}
    >
      {t('version:restoreThisVersion')}
    </Button>
  )
}
