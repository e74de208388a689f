import { Icon } from '@marquee/design/brand/icon.tsx'
import type { ReactNode } from 'react'
import { CSRF_FIELD } from './csrf.ts'

interface FormProps {
  readonly context: { readonly csrf: string }
  /** Default: the page’s own address. */
  readonly action?: string
  readonly className?: string
  /** Distinguishes the forms of a page. */
  readonly what?: string
  readonly file?: boolean
  readonly children: ReactNode
}

/** A POST form with the CSRF field. The server’s messages replace the browser’s validation. */
export function Form({ context, action, className = 'client-form', what, file, children }: FormProps) {
  return (
    <form
      className={className}
      method="post"
      action={action}
      encType={file ? 'multipart/form-data' : undefined}
      noValidate
    >
      <input type="hidden" name={CSRF_FIELD} value={context.csrf} />
      {what !== undefined && <input type="hidden" name="what" value={what} />}
      {children}
    </form>
  )
}

interface FaultListProps {
  readonly title: (faults: number) => string
  /** Messages by the id of the field. */
  readonly errors: Readonly<Record<string, string>>
}

/** Error summary above the form; each entry links to its field. */
export function FaultList({ title, errors }: FaultListProps) {
  const fields = Object.entries(errors)
  if (fields.length === 0) return null
  return (
    <div className="notice notice--wrong" role="alert" id="errors">
      <Icon name="warning" />
      <div>
        <p className="notice__title">{title(fields.length)}</p>
        <ul>
          {fields.map(([field, text]) => (
            <li key={field}>
              <a href={`#${field}`}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

interface NoticeProps {
  readonly look: 'wrong' | 'done' | 'info'
  readonly title: string
  readonly children?: ReactNode
}

const noticeIcons = { wrong: 'warning', done: 'check', info: 'info' } as const

/** The result of an action, above the form. */
export function Notice({ look, title, children }: NoticeProps) {
  return (
    <div className={`notice notice--${look}`} role={look === 'wrong' ? 'alert' : 'status'}>
      <Icon name={noticeIcons[look]} />
      <div>
        <p className="notice__title">{title}</p>
        {children}
      </div>
    </div>
  )
}

interface SubmitProps {
  readonly children: ReactNode
  readonly look?: 'solid' | 'plain' | 'danger'
  readonly name?: string
  readonly value?: string
}

export function Submit({ children, look = 'solid', name, value }: SubmitProps) {
  return (
    <button type="submit" className={look === 'plain' ? 'btn' : `btn btn--${look}`} name={name} value={value}>
      <span>{children}</span>
    </button>
  )
}

interface FormEndProps {
  /** Label of the button. */
  readonly children: string
  readonly look?: SubmitProps['look']
  /** A link that leaves the form; it closes a dialog that has the form. */
  readonly leave?: { readonly href: string; readonly label: string }
}

export function FormEnd({ children, look, leave }: FormEndProps) {
  return (
    <div className="form-end">
      <Submit look={look}>{children}</Submit>
      {leave && (
        <a className="link" href={leave.href} data-close="">
          {leave.label}
        </a>
      )}
    </div>
  )
}

interface FieldErrorProps {
  /** `id` of the element that the error describes. */
  readonly of: string
  readonly error: string | undefined
}

export function FieldError({ of, error }: FieldErrorProps) {
  return (
    error && (
      <small id={`${of}-error`} className="form-error">
        {error}
      </small>
    )
  )
}
