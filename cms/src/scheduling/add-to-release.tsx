'use client'

import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { Answer } from '../outbox/use-call.ts'
import type { OpenRelease } from './open-releases.ts'
import type { DocumentInForm } from './schedule.ts'
import { schedulingTexts } from './texts.ts'

interface AddToReleaseProps {
  readonly releases: readonly OpenRelease[]
  readonly document: DocumentInForm
  readonly onAdded: () => void
}

/** A button for each of the next releases of the site. */
export function AddToRelease({ releases, document, onAdded }: AddToReleaseProps) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [busy, setBusy] = useState(false)
  const t = schedulingTexts.t(i18n.language)
  const add = async (release: OpenRelease) => {
    setBusy(true)
    try {
      const response = await fetch(`${config.routes.api}/releases/${release.id}/documents`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(document),
      })
      const { message, errors }: Answer = await response.json()
      if (response.ok) toast.success(message ?? '')
      else toast.error(errors?.[0]?.message ?? t('notDone'), { duration: 10_000 })
    } catch {
      toast.error(t('notDone'))
    }
    setBusy(false)
    onAdded()
  }
  return releases.map((release) => (
    <Button
      key={release.id}
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={busy}
      tooltip={release.when}
      onClick={() => void add(release)}
    >
      {t('addToRelease', { release: release.name })}
    </Button>
  ))
}
