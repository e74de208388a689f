import { Submit } from '@marquee/forms/form.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { isPlanned, type PlanDraft } from './plan-draft.ts'

interface MomentProps {
  readonly name: keyof PlanDraft
  readonly value: string
  readonly error: string | undefined
}

function Moment({ name, value, error }: MomentProps) {
  const { t } = useTexts()
  return (
    <div className="form-line" data-wrong={error ? '' : undefined}>
      <label htmlFor={name}>{t(`plans.${name}`)}</label>
      <span className="field">
        <input
          id={name}
          name={name}
          type="datetime-local"
          defaultValue={value}
          aria-describedby={error ? `plan-hint ${name}-error` : 'plan-hint'}
          aria-invalid={error ? true : undefined}
        />
      </span>
      {error && (
        <small id={`${name}-error`} className="form-error">
          {error}
        </small>
      )}
    </div>
  )
}

interface PlanFieldsProps {
  readonly draft: PlanDraft
  readonly faults: Readonly<Record<string, string | undefined>>
  /** A text that names the clock that counts. */
  readonly hint: string
}

/** The fields are below the button that saves for now, which stays the next after the reason for the keyboard. */
export function PlanFields({ draft, faults, hint }: PlanFieldsProps) {
  const { t } = useTexts()
  const isOpen = isPlanned(draft) || faults.from !== undefined || faults.until !== undefined
  return (
    <details className="plan-fields" open={isOpen}>
      <summary className="link">{t('plans.when')}</summary>
      <p id="plan-hint" className="small muted">
        {hint} {t('plans.untilHint')}
      </p>
      <div className="plan-fields__times">
        <Moment name="from" value={draft.from} error={faults.from} />
        <Moment name="until" value={draft.until} error={faults.until} />
      </div>
      <div className="form-end">
        <Submit look="plain">{t('plans.submit')}</Submit>
      </div>
    </details>
  )
}
