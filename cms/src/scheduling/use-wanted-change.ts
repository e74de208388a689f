'use client'

import { toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { Language } from '#config/types.ts'
import type { Answer } from '../outbox/use-call.ts'
import type { DocumentInForm, PlanAction } from './planning.ts'
import type { PlanFault } from './rules.ts'
import { schedulingTexts } from './texts.ts'

export interface Plan {
  readonly action: PlanAction
  /** Null: all languages. */
  readonly language: Language | null
  /** The time as typed; empty if incomplete. */
  readonly at: string
}

interface PlanAnswer extends Answer {
  readonly faults?: readonly PlanFault[]
}

/** Sends a plan. Errors stay until the next attempt. */
export function useSendPlan(document: DocumentInForm) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<readonly PlanFault[]>([])
  const t = schedulingTexts.t(i18n.language)
  const failed = (message: string) => [{ field: 'document' as const, message, issues: [] }]
  const send = async (plan: Plan): Promise<readonly PlanFault[]> => {
    setBusy(true)
    setFaults([])
    let found: readonly PlanFault[]
    try {
      const response = await fetch(`${config.routes.api}/plans`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...document, ...plan }),
      })
      const { message, faults: reported, errors }: PlanAnswer = await response.json()
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
