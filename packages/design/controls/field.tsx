import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

interface FieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'type'
    | 'autoComplete'
    | 'autoFocus'
    | 'inputMode'
    | 'pattern'
    | 'maxLength'
    | 'required'
    | 'defaultValue'
    | 'readOnly'
  > {
  readonly label: string
  /** Sent by the form, and the id of the input; without a name the value stays out of addresses. */
  readonly name?: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Default: the server. The browser quotes the hint in its messages, so the hint is below. */
  readonly validation?: 'server' | 'browser'
  /** The name by which a script finds the input. */
  readonly field?: string
}

/** A labelled input with its hint and its error. */
export function Field({ label, name, hint, error, validation = 'server', field, ...input }: FieldProps) {
  const generated = useId()
  const id = name ?? generated
  const isBelow = validation === 'browser'
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const Line = isBelow ? 'p' : 'div'
  const help = hint && (
    <small id={`${id}-hint`} className="muted">
      {hint}
    </small>
  )
  return (
    <Line className="form-line" data-wrong={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {!isBelow && help}
      <span className="field">
        <input
          id={id}
          name={name}
          type="text"
          data-field={field}
          title={isBelow && typeof hint === 'string' ? hint : undefined}
          spellCheck={false}
          autoCapitalize={input.type === 'email' ? 'none' : undefined}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          {...input}
        />
      </span>
      {isBelow && help}
      {error && (
        <small id={`${id}-error`} className="form-error">
          {error}
        </small>
      )}
    </Line>
  )
}
