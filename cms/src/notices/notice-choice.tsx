'use client'

import { useAuth, useDocumentInfo, usePreferences } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import { useCall } from '../outbox/use-call.ts'
import { useTexts } from '../texts/use-texts.ts'
import { NOTICE_CHOICE } from './notice-choice-key.ts'
import { noticesTexts } from './texts.ts'

interface Choice {
  readonly off?: boolean
}

/** Turns mails on or off, in the own account only. */
export function NoticeChoice() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const { getPreference } = usePreferences()
  const t = useTexts(noticesTexts)
  const { busy, call } = useCall(t('notSaved'))
  const hint = useId()
  const [isOn, setOn] = useState<boolean>()
  const isOwn = id !== undefined && String(user?.id) === String(id)
  useEffect(() => {
    if (isOwn) void getPreference<Choice | null>(NOTICE_CHOICE).then((choice) => setOn(choice?.off !== true))
  }, [isOwn, getPreference])
  if (!isOwn) return null
  async function choose(chosen: boolean): Promise<void> {
    const value: Choice = { off: !chosen }
    if (await call(`/payload-preferences/${NOTICE_CHOICE}`, { value })) setOn(chosen)
  }
  return (
    <div className="field-type">
      <label>
        <input
          type="checkbox"
          checked={isOn ?? true}
          disabled={isOn === undefined || busy}
          aria-describedby={hint}
          onChange={({ target }) => void choose(target.checked)}
        />{' '}
        {t('choice')}
      </label>
      <p id={hint} className="field-description">
        {t('choiceHint')}
      </p>
    </div>
  )
}
