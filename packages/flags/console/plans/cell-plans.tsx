import { Icon } from '@marquee/design/brand/icon.tsx'
import { CSRF_FIELD } from '@marquee/forms/csrf.ts'
import type { FlagPlan } from '../../service/flag-service.ts'
import type { ConsoleContext } from '../page.ts'
import { useTexts } from '../texts/use-texts.ts'
import { planText } from './plan-text.ts'

const formId = ({ id }: FlagPlan) => `call-off-${id}`

interface CellPlansProps {
  readonly plans: readonly FlagPlan[]
  readonly mayCallOff: boolean
}

/** The open plans of a cell. Their buttons belong to the forms of `CallOffForms`. */
export function CellPlans({ plans, mayCallOff }: CellPlansProps) {
  const texts = useTexts()
  const { t } = texts
  if (plans.length === 0) return null
  return (
    <ul className="cell-plans" role="list" aria-label={t('plans.title')}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <Icon name="clock" />
          <div>
            <p>
              <strong>{planText(texts, plan)}</strong>
            </p>
            <p className="small muted">{t('plans.by', { by: plan.by, reason: plan.reason })}</p>
            {mayCallOff && plan.state === 'running' && <p className="small">{t('plans.ends')}</p>}
          </div>
          {mayCallOff && (
            <button
              type="submit"
              form={formId(plan)}
              className="btn btn--s"
              aria-label={t('plans.callOffOf', { plan: planText(texts, plan) })}
            >
              <span>{t('plans.callOff')}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

interface CallOffFormsProps {
  readonly context: Pick<ConsoleContext, 'csrf'>
  readonly plans: readonly FlagPlan[]
  /** Query of the view to return to. */
  readonly back: string
}

/** The forms are below the page's own form, which is the first for the keyboard. */
export function CallOffForms({ context, plans, back }: CallOffFormsProps) {
  return plans.map((plan) => (
    <form
      key={plan.id}
      id={formId(plan)}
      method="post"
      action={`/plans/off?${new URLSearchParams({ id: plan.id, back })}`}
    >
      <input type="hidden" name={CSRF_FIELD} value={context.csrf} />
    </form>
  ))
}
