'use client'

import { Button, Pill, toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import type { Answer } from '../outbox/use-call.ts'
import type { ShownPlan } from './planning.ts'
import { schedulingTexts } from './texts.ts'

/** Cancels a plan; `busy` is the one in progress. */
function useCallOff(onChange: () => void) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [busy, setBusy] = useState<ShownPlan['id']>()
  const t = schedulingTexts.t(i18n.language)
  const callOff = async ({ id }: ShownPlan) => {
    setBusy(id)
    try {
      const response = await fetch(`${config.routes.api}/plans/${id}`, {
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

interface PlanListProps {
  readonly plans: readonly ShownPlan[]
  readonly onChange: () => void
}

export function PlanList({ plans, onChange }: PlanListProps) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { busy, callOff } = useCallOff(onChange)
  const list = useRef<HTMLDivElement>(null)
  const t = schedulingTexts.t(i18n.language)
  // The button disappears with its plan, so focus moves to the list.
  const end = async (plan: ShownPlan) => {
    list.current?.focus()
    await callOff(plan)
  }
  return (
    <div ref={list} tabIndex={-1} className="plans__all">
      {plans.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <ul className="plans__list">
          {plans.map((plan) => (
            <li key={plan.id}>
              <div>
                <p className="plans__what">{plan.what}</p>
                <p>{plan.when}</p>
                {plan.release && (
                  <p>
                    <a href={`${config.routes.admin}/collections/releases/${plan.release.id}`}>
                      {t('partOf', { release: plan.release.name })}
                    </a>
                  </p>
                )}
                {plan.failed && (
                  <div className="plans__failed">
                    <Pill size="small" pillStyle="error">
                      {t('failed')}
                    </Pill>
                    <p>{plan.failed.message ?? t('wasIncomplete')}</p>
                    {plan.failed.issues.map((issue) => (
                      <p key={issue}>{issue}</p>
                    ))}
                  </div>
                )}
              </div>
              {plan.mayCallOff && (
                <Button
                  buttonStyle="secondary"
                  size="small"
                  margin={false}
                  disabled={busy === plan.id}
                  aria-label={t(plan.failed ? 'putAwayThis' : 'callOffThis', {
                    what: plan.what,
                    when: plan.when,
                  })}
                  onClick={() => void end(plan)}
                >
                  {plan.failed ? t('putAway') : t('callOff')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
