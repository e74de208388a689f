import { Icon } from '@marquee/design/brand/icon.tsx'
import { CSRF_FIELD } from '@marquee/forms/csrf.ts'
import type { ScheduledFlagChange } from '../../service/flag-service.ts'
import type { ConsoleContext } from '../page.ts'
import { useTexts } from '../texts/console-texts.ts'
import { scheduledText } from './scheduled-text.ts'

const formId = ({ id }: ScheduledFlagChange) => `call-off-${id}`

interface CellScheduledProps {
  readonly changes: readonly ScheduledFlagChange[]
  readonly mayCallOff: boolean
}

/** The open scheduled changes of a cell. Their buttons belong to the forms of `CallOffForms`. */
export function CellScheduled({ changes, mayCallOff }: CellScheduledProps) {
  const texts = useTexts()
  const { t } = texts
  if (changes.length === 0) return null
  return (
    <ul className="cell-scheduled" role="list" aria-label={t('scheduled.title')}>
      {changes.map((change) => (
        <li key={change.id}>
          <Icon name="clock" />
          <div>
            <p>
              <strong>{scheduledText(texts, change)}</strong>
            </p>
            <p className="small muted">{t('scheduled.by', { by: change.by, reason: change.reason })}</p>
            {mayCallOff && change.state === 'running' && <p className="small">{t('scheduled.ends')}</p>}
          </div>
          {mayCallOff && (
            <button
              type="submit"
              form={formId(change)}
              className="btn btn--s"
              aria-label={t('scheduled.callOffOf', { change: scheduledText(texts, change) })}
            >
              <span>{t('scheduled.callOff')}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

interface CallOffFormsProps {
  readonly context: Pick<ConsoleContext, 'csrf'>
  readonly changes: readonly ScheduledFlagChange[]
  /** Query of the view to return to. */
  readonly back: string
}

/** The forms are below the page's own form, which is the first for the keyboard. */
export function CallOffForms({ context, changes, back }: CallOffFormsProps) {
  return changes.map((change) => (
    <form
      key={change.id}
      id={formId(change)}
      method="post"
      action={`/scheduled/off?${new URLSearchParams({ id: change.id, back })}`}
    >
      <input type="hidden" name={CSRF_FIELD} value={context.csrf} />
    </form>
  ))
}
