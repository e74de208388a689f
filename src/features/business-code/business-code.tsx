import { Button } from '@marquee/design/controls/button.tsx'
import { useId } from 'react'
import './business-code.css'

interface BusinessCodeProps {
  readonly action: string
  readonly hidden: readonly { readonly name: string; readonly value: string }[]
  readonly label: string
  readonly hint: string
  readonly submit: string
}

export function BusinessCode({ action, hidden, label, hint, submit }: BusinessCodeProps) {
  const id = useId()
  return (
    <form className="business-code" action={action} method="get">
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>{label}</label>
      <div className="business-code__row">
        <span className="field">
          <input
            id={id}
            name="businessCode"
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            aria-describedby={`${id}-hint`}
          />
        </span>
        <Button type="submit">{submit}</Button>
      </div>
      <p id={`${id}-hint`} className="small muted">
        {hint}
      </p>
    </form>
  )
}
