import type { ReactNode } from 'react'
import { serviceLimits } from '../../../config/service-limits.ts'
import { Icon } from '../../components/brand/icon.tsx'
import type { Faults } from '../../services/accounts/accounts.ts'
import { CSRF_FIELD } from '../csrf.ts'
import type { ClientContext } from '../page.ts'

/** Characters of a password, as hints and refusals say. */
export const LEAST_PASSWORD = serviceLimits.accounts.password.least

interface FormProps {
  readonly context: Pick<ClientContext, 'csrf'>
  /** The page's own address if absent. */
  readonly action?: string
  readonly className?: string
  /** Tells apart the forms of a page. */
  readonly what?: string
  /** The form carries a file. */
  readonly file?: boolean
  readonly children: ReactNode
}

/** A form of ours: sent by POST, with the value that proves that it is ours. Our own words, not the browser's, say what is wrong. */
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

/** The text of each wrong field; the words are in `client-doors.json`, `faults`, for the field itself or for all. */
export function faultTexts(
  { t }: Pick<ClientContext, 't'>,
  faults: Faults,
): Readonly<Record<string, string>> {
  const text = (field: string, fault: string) =>
    t([`client-doors:faults.${field}.${fault}`, `client-doors:faults.any.${fault}`], {
      least: LEAST_PASSWORD,
    })
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, text(field, fault)]))
}

interface FaultListProps {
  readonly title: (faults: number) => string
  /** What is wrong, by the id of the field. */
  readonly errors: Readonly<Record<string, string>>
}

/** Above the form, and first in reading: how many things are wrong, each a link to its field. */
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

interface ErrorSummaryProps extends Pick<FaultListProps, 'errors'> {
  readonly context: Pick<ClientContext, 't'>
}

export function ErrorSummary({ context: { t }, errors }: ErrorSummaryProps) {
  return <FaultList title={(count) => t('client-doors:form.wrong', { count })} errors={errors} />
}

interface NoticeProps {
  readonly look: 'wrong' | 'done' | 'info'
  readonly title: string
  readonly children?: ReactNode
}

const noticeIcons = { wrong: 'warning', done: 'check', info: 'info' } as const

/** What came of it, above the form. */
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
  readonly look?: 'solid' | 'plain'
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
