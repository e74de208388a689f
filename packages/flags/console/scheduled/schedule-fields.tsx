import { FieldError, FormEnd } from '@marquee/forms/form.tsx'
import { useTexts } from '../texts/console-texts.ts'
import { isScheduled, type ScheduleDraft } from './schedule-draft.ts'

interface MomentProps {
  readonly name: keyof ScheduleDraft
  readonly value: string
  readonly error: string | undefined
}

function Moment({ name, value, error }: MomentProps) {
  const { t } = useTexts()
  return (
    <div className="form-line" data-wrong={error ? '' : undefined}>
      <label htmlFor={name}>{t(`scheduled.${name}`)}</label>
      <span className="field">
        <input
          id={name}
          name={name}
          type="datetime-local"
          defaultValue={value}
          aria-describedby={error ? `schedule-hint ${name}-error` : 'schedule-hint'}
          aria-invalid={error ? true : undefined}
        />
      </span>
      <FieldError of={name} error={error} />
    </div>
  )
}

interface ScheduleFieldsProps {
  readonly draft: ScheduleDraft
  readonly faults: Readonly<Record<string, string | undefined>>
  /** A text that names the clock that counts. */
  readonly hint: string
}

/** The fields are below the button that saves for now, which stays the next after the reason for the keyboard. */
export function ScheduleFields({ draft, faults, hint }: ScheduleFieldsProps) {
  const { t } = useTexts()
  const isOpen = isScheduled(draft) || faults.from !== undefined || faults.until !== undefined
  return (
    <details className="schedule-fields" open={isOpen}>
      <summary className="link">{t('scheduled.when')}</summary>
      <p id="schedule-hint" className="small muted">
        {hint} {t('scheduled.untilHint')}
      </p>
      <div className="schedule-fields__times">
        <Moment name="from" value={draft.from} error={faults.from} />
        <Moment name="until" value={draft.until} error={faults.until} />
      </div>
      <FormEnd look="plain">{t('scheduled.submit')}</FormEnd>
    </details>
  )
}
