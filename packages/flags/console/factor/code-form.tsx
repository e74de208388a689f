import { Field } from '@marquee/design/controls/field.tsx'
import { Form, Submit } from '@marquee/forms/form.tsx'
import type { ReactNode } from 'react'
import type { CodeCheck } from '../../service/owner-factors.ts'
import type { OwnerContext } from '../page.ts'
import type { TranslateText } from '../texts/translate.ts'

const LONGEST_CODE = 40

interface CodeFormProps {
  readonly context: OwnerContext
  /** Default: the page’s own address. */
  readonly action?: string
  readonly what: string
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly submit: string
  readonly look?: 'solid' | 'plain'
  /** More fields. */
  readonly children?: ReactNode
}

export function CodeForm({
  context,
  action,
  what,
  label,
  hint,
  error,
  submit,
  look,
  children,
}: CodeFormProps) {
  return (
    <Form context={context} what={what} {...(action === undefined ? {} : { action })}>
      {children}
      <Field
        name={`${what}-code`}
        label={label}
        hint={hint}
        autoComplete="one-time-code"
        maxLength={LONGEST_CODE}
        required
        error={error}
      />
      <div className="form-end">
        <Submit {...(look === undefined ? {} : { look })}>{submit}</Submit>
      </div>
    </Form>
  )
}

/** Undefined for a right code. */
export const codeFault = (t: TranslateText, code: string, check: CodeCheck): string | undefined =>
  code === '' ? t('factor.missingCode') : check === 'right' ? undefined : t(`factor.${check}`)
