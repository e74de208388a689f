import type { ReactNode } from 'react'
import { CSRF_FIELD } from '../../client-area/csrf.ts'
import { Icon } from '../../components/brand/icon.tsx'
import type { ConsoleContext } from '../page.ts'

interface FormProps {
  readonly context: Pick<ConsoleContext, 'csrf'>
  /** The page's own address if absent. */
  readonly action?: string
  readonly className?: string
  /** The form carries a file. */
  readonly file?: boolean
  readonly children: ReactNode
}

/** A form of the console: sent by POST, with the value that proves that it is ours. Our own words, not the browser's, say what is wrong. */
export function Form({ context, action, className = 'client-form', file, children }: FormProps) {
  return (
    <form className={className} method="post" action={action} encType={file ? 'multipart/form-data' : undefined} noValidate>
      <input type="hidden" name={CSRF_FIELD} value={context.csrf} />
      {children}
    </form>
  )
}

interface ErrorSummaryProps {
  /** What is wrong, by the id of the field. */
  readonly errors: Readonly<Record<string, string>>
}

/** Above the form, and first in reading: what is wrong, each a link to its field. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const fields = Object.entries(errors)
  if (fields.length === 0) return null
  return (
    <div className="notice notice--wrong" role="alert" id="errors">
      <Icon name="warning" />
      <div>
        <p className="notice__title">{fields.length === 1 ? 'One thing is missing or wrong' : `${fields.length} things are missing or wrong`}</p>
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
