import { type InputHTMLAttributes, useId } from 'react'

interface LabelledFieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'inputMode' | 'pattern' | 'maxLength' | 'autoComplete' | 'required'
  > {
  readonly label: string
  readonly hint?: string
  /** Sent by the form; without a name the value stays out of addresses. */
  readonly name?: string
  /** Mark by which the form's script finds the field. */
  readonly field?: string
}

export function LabelledField({ label, hint, name, field, ...input }: LabelledFieldProps) {
  const id = useId()
  return (
    <p className="form-line">
      <label htmlFor={id}>{label}</label>
      <span className="field">
        <input
          id={id}
          type="text"
          name={name}
          data-field={field}
          title={hint}
          aria-describedby={hint && `${id}-hint`}
          spellCheck={false}
          {...input}
        />
      </span>
      {hint && (
        <small id={`${id}-hint`} className="muted">
          {hint}
        </small>
      )}
    </p>
  )
}
