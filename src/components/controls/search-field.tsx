import type { ReactNode } from 'react'
import { Icon } from '../brand/icon.tsx'

export interface SearchFieldProps {
  label: string
  name: string
  placeholder?: string | undefined
  /** With `onChange` the field follows `value`; without it `value` is where it starts. */
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

export function SearchField({ label, name, placeholder, value = '', onChange }: SearchFieldProps) {
  const content = onChange
    ? { value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) }
    : { defaultValue: value }
  return (
    <label className="field">
      <Icon name="search" />
      <span className="vh">{label}</span>
      <input
        type="search"
        name={name}
        placeholder={placeholder ?? label}
        autoComplete="off"
        enterKeyHint="search"
        {...content}
      />
    </label>
  )
}

export interface FinderProps extends SearchFieldProps {
  /** Address that answers the search without script; left out, that is the page itself. */
  action?: string
  onSubmit?: (() => void) | undefined
  children?: ReactNode
}

/** A search field with its buttons in one row. */
export function Finder({ action, onSubmit, children, ...field }: FinderProps) {
  return (
    <search>
      <form
        className="finder"
        {...(action === undefined ? {} : { action })}
        method="get"
        onSubmit={
          onSubmit &&
          ((event) => {
            event.preventDefault()
            onSubmit()
          })
        }
      >
        <SearchField {...field} />
        {children}
      </form>
    </search>
  )
}
