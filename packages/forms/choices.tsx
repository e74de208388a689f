import type { ReactNode } from 'react'

interface CheckProps {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly checked?: boolean
}

/** The value is `on`. */
export function Check({ name, label, hint, checked }: CheckProps) {
  return (
    <div className="form-check">
      <input
        id={name}
        type="checkbox"
        name={name}
        defaultChecked={checked}
        aria-describedby={hint ? `${name}-hint` : undefined}
      />
      <label htmlFor={name}>{label}</label>
      {hint && (
        <small id={`${name}-hint`} className="muted">
          {hint}
        </small>
      )}
    </div>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly options: ReadonlyArray<readonly [value: string, label: string]>
}

export function Choice({ name, label, hint, value, options }: ChoiceProps) {
  return (
    <div className="form-line">
      <label htmlFor={name}>{label}</label>
      {hint && (
        <small id={`${name}-hint`} className="muted">
          {hint}
        </small>
      )}
      <span className="field">
        <select
          id={name}
          name={name}
          defaultValue={value}
          aria-describedby={hint ? `${name}-hint` : undefined}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}
