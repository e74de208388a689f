import type { ReactNode } from 'react'
import { Icon } from '../brand/icon.tsx'

export interface SearchFieldProps {
  label: string
  name: string
  placeholder?: string | undefined
  /** Controlled with `onChange`, else the initial value. */
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
      <span className="visually-hidden">{label}</span>
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
  /** Target without script; default: the page itself. */
  action?: string
  onSubmit?: (() => void) | undefined
  children?: ReactNode
}

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
