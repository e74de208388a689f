'use client'

import { Button, Pill, toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { ShownPlan } from '../planning/planning.ts'
import { planWords } from '../planning/words.ts'
import { filled } from './words.ts'

/** Calls a plan off; `undefined` while nothing is under way. */
function useCallOff(onChange: () => void) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [busy, setBusy] = useState<ShownPlan['id']>()
  const words = planWords(i18n.language)
  const callOff = async ({ id }: ShownPlan) => {
    setBusy(id)
    try {
      const answer = await fetch(`${config.routes.api}/plans/${id}`, { method: 'DELETE', credentials: 'include' })
      const body = (await answer.json()) as { readonly message?: string; readonly errors?: readonly { readonly message: string }[] }
      if (answer.ok) toast.success(body.message ?? '')
      else toast.error(body.errors?.[0]?.message ?? words.notDone)
    } catch {
      toast.error(words.notDone)
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
  const { i18n } = useTranslation()
  const { busy, callOff } = useCallOff(onChange)
  const words = planWords(i18n.language)
  if (plans.length === 0) return <p>{words.nothing}</p>
  return (
    <ul className="plans__list">
      {plans.map((plan) => (
        <li key={plan.id}>
          <div>
            <p className="plans__what">{plan.what}</p>
            <p>{plan.when}</p>
            {plan.failed && (
              <div className="plans__failed">
                <Pill size="small" pillStyle="error">
                  {words.failed}
                </Pill>
                <p>{plan.failed.message ?? words.notComplete}</p>
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
              aria-label={filled(plan.failed ? words.putAwayThis : words.callOffThis, { what: plan.what, when: plan.when })}
              onClick={() => void callOff(plan)}
            >
              {plan.failed ? words.putAway : words.callOff}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
