'use client'

import { Button, Pill, toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import type { Answer } from '../outbox/use-call.ts'
import type { ShownChange } from './schedule.ts'
import { schedulingTexts } from './texts.ts'

/** Cancels a scheduled change; `busy` is the one in progress. */
function useCallOff(onChange: () => void) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [busy, setBusy] = useState<ShownChange['id']>()
  const t = schedulingTexts.t(i18n.language)
  const callOff = async ({ id }: ShownChange) => {
    setBusy(id)
    try {
      const response = await fetch(`${config.routes.api}/scheduled-changes/${id}`, {
        method: 'DELETE',
        credentials: 'include',
      })
      const body: Answer = await response.json()
      if (response.ok) toast.success(body.message ?? '')
      else toast.error(body.errors?.[0]?.message ?? t('notDone'))
    } catch {
      toast.error(t('notDone'))
    }
    setBusy(undefined)
    onChange()
  }
  return { busy, callOff }
}

interface ScheduledListProps {
  readonly changes: readonly ShownChange[]
  readonly onChange: () => void
}

export function ScheduledList({ changes, onChange }: ScheduledListProps) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { busy, callOff } = useCallOff(onChange)
  const list = useRef<HTMLDivElement>(null)
  const t = schedulingTexts.t(i18n.language)
  // The button disappears with its scheduled change, so focus moves to the list.
  const end = async (change: ShownChange) => {
    list.current?.focus()
    await callOff(change)
  }
  return (
    <div ref={list} tabIndex={-1} className="scheduling__all">
      {changes.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <ul className="scheduling__list">
          {changes.map((change) => (
            <li key={change.id}>
              <div>
                <p className="scheduling__what">{change.what}</p>
                <p>{change.when}</p>
                {change.release && (
                  <p>
                    <a href={`${config.routes.admin}/collections/releases/${change.release.id}`}>
                      {t('partOf', { release: change.release.name })}
                    </a>
                  </p>
                )}
                {change.failed && (
                  <div className="scheduling__failed">
                    <Pill size="small" pillStyle="error">
                      {t('failed')}
                    </Pill>
                    <p>{change.failed.message ?? t('wasIncomplete')}</p>
                    {change.failed.issues.map((issue) => (
                      <p key={issue}>{issue}</p>
                    ))}
                  </div>
                )}
              </div>
              {change.mayCallOff && (
                <Button
                  buttonStyle="secondary"
                  size="small"
                  margin={false}
                  disabled={busy === change.id}
                  aria-label={t(change.failed ? 'putAwayThis' : 'callOffThis', {
                    what: change.what,
                    when: change.when,
                  })}
                  onClick={() => void end(change)}
                >
                  {change.failed ? t('putAway') : t('callOff')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
