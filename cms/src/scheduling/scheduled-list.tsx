'use client'

import { Button, Pill, useConfig } from '@payloadcms/ui'
import { useRef } from 'react'
import { useCall } from '../outbox/use-call.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { ShownChange } from './schedule.ts'
import { schedulingTexts } from './texts.ts'

interface ScheduledListProps {
  readonly changes: readonly ShownChange[]
  readonly onChange: () => void
}

export function ScheduledList({ changes, onChange }: ScheduledListProps) {
  const { config } = useConfig()
  const t = useTexts(schedulingTexts)
  const list = useRef<HTMLDivElement>(null)
  const { busy, call } = useCall(t('notDone'), onChange)
  // The button disappears with its scheduled change, so focus moves to the list.
  const end = async ({ id }: ShownChange) => {
    list.current?.focus()
    await call(`/scheduled-changes/${id}`, undefined, 'DELETE')
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
                  disabled={busy}
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
