import { FaultList, FieldError } from '@marquee/forms/form.tsx'
import type { ReactNode } from 'react'
import { serviceLimits } from '#config/service-limits.ts'
import type { ChangeRefusal } from '../../service/flag-service.ts'
import { useTexts } from '../texts/console-texts.ts'
import type { TranslateText } from '../texts/translate.ts'

export function ErrorSummary({ errors }: { readonly errors: Readonly<Record<string, string>> }) {
  const { t } = useTexts()
  return <FaultList title={(count) => t('form.faults', { count })} errors={errors} />
}

interface GroupProps {
  readonly id?: string
  readonly legend: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** Choices of one name. */
export function Group({ id, legend, hint, error, children }: GroupProps) {
  return (
    <fieldset
      className="cell-group"
      id={id}
      data-wrong={error ? '' : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{legend}</legend>
      {hint && <small className="muted">{hint}</small>}
      {children}
      {id && <FieldError of={id} error={error} />}
    </fieldset>
  )
}

interface ChipsProps {
  readonly name: string
  /** True: one of them is chosen. */
  readonly one?: boolean
  readonly options: ReadonlyArray<readonly [value: string, label: ReactNode]>
  readonly chosen: readonly string[]
}

export function Chips({ name, one, options, chosen }: ChipsProps) {
  return options.map(([value, label]) => (
    <label key={value} className="chip-box">
      <input
        type={one ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        defaultChecked={chosen.includes(value)}
      />
      <span>{label}</span>
    </label>
  ))
}

interface ReasonFieldProps {
  readonly value: string
  readonly error?: string | undefined
}

export function ReasonField({ value, error }: ReasonFieldProps) {
  const { t } = useTexts()
  return (
    <div className="form-line" data-wrong={error ? '' : undefined}>
      <label htmlFor="reason">{t('reason.label')}</label>
      <small id="reason-hint" className="muted">
        {t('reason.hint')}
      </small>
      <span className="field field--area">
        <textarea
          id="reason"
          name="reason"
          rows={2}
          maxLength={serviceLimits.flags.reason}
          required
          defaultValue={value}
          aria-describedby={error ? 'reason-hint reason-error' : 'reason-hint'}
          aria-invalid={error ? true : undefined}
        />
      </span>
      <FieldError of="reason" error={error} />
    </div>
  )
}

export type ReasonRefusal = Extract<ChangeRefusal, 'reasonMissing' | 'reasonTooLong'>

export const isReasonRefusal = (why: ChangeRefusal): why is ReasonRefusal =>
  why === 'reasonMissing' || why === 'reasonTooLong'

export const reasonFault = (t: TranslateText, why: ReasonRefusal): string =>
  t(`reason.${why}`, { most: serviceLimits.flags.reason })
