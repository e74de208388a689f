'use client'

import { toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { Language } from '#config/types.ts'
import type { Answer } from '../outbox/use-call.ts'
import type { ScheduleFault } from './rules.ts'
import type { DocumentInForm, ScheduledAction } from './schedule.ts'
import { schedulingTexts } from './texts.ts'

export interface WantedChange {
  readonly action: ScheduledAction
  /** Null: all languages. */
  readonly language: Language | null
  /** The time as typed; empty if incomplete. */
  readonly at: string
}

interface ChangeAnswer extends Answer {
  readonly faults?: readonly ScheduleFault[]
}

/** Sends a scheduled change. Errors stay until the next attempt. */
export function useSendChange(document: DocumentInForm) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<readonly ScheduleFault[]>([])
  const t = schedulingTexts.t(i18n.language)
  const failed = (message: string) => [{ field: 'document' as const, message, issues: [] }]
  const send = async (wanted: WantedChange): Promise<readonly ScheduleFault[]> => {
    setBusy(true)
    setFaults([])
    let found: readonly ScheduleFault[]
    try {
      const response = await fetch(`${config.routes.api}/scheduled-changes`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...document, ...wanted }),
      })
      const { message, faults: reported, errors }: ChangeAnswer = await response.json()
      found = response.ok ? [] : (reported ?? failed(errors?.[0]?.message ?? t('notDone')))
      if (response.ok) toast.success(message ?? '', { duration: 10_000 })
    } catch {
      found = failed(t('notDone'))
    }
    setFaults(found)
    setBusy(false)
    return found
  }
  return { busy, faults, send }
}
