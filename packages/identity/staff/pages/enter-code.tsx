import { Field } from '@marquee/design/controls/field.tsx'
import { continueTo } from '@marquee/forms/back.ts'
import { Form, FormEnd } from '@marquee/forms/form.tsx'
import type { ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { deviceCookie } from '@marquee/kit/http/devices.ts'
import type { ReactNode } from 'react'
import { staffPaths } from '../staff-clients.ts'
import type { CodeCheck } from '../staff-factors.ts'
import { ErrorSummary } from './layout.tsx'
import type { PersonContext, PersonPage } from './page.ts'
import { PasskeyForm, passkeyHostOf, passkeyOptions } from './passkey-form.tsx'
import { staffScript } from './script.server.ts'
import { backTo } from './session.ts'
import type { TranslateText } from './texts.ts'

const LONGEST_CODE = 40

interface CodeFormProps {
  readonly context: PersonContext
  readonly action: string
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
    <Form context={context} what={what} action={action}>
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
      <FormEnd look={look}>{submit}</FormEnd>
    </Form>
  )
}

/** Undefined for a right code. */
export const codeFault = (t: TranslateText, code: string, check: CodeCheck): string | undefined =>
  code === '' ? t('factor.missingCode') : check === 'right' ? undefined : t(`factor.${check}`)

interface Shown {
  readonly back: string
  readonly error?: string | undefined
  readonly status?: number
}

function codePage(context: PersonContext, { back, error, status = 200 }: Shown): ShownPage {
  const { factor, person, texts } = context
  const { t } = texts
  const isPending = factor.kind === 'pending'
  const hidden = <input type="hidden" name="back" value={back} />
  const hasPasskeys = factor.passkeys > 0
  return {
    kind: 'page',
    status,
    title: t(isPending ? 'factor.enter.title' : 'factor.again.title'),
    lead: <p>{isPending ? t('factor.enter.lead', { name: person.name }) : t('factor.again.lead')}</p>,
    scriptPath: hasPasskeys ? staffScript.path : undefined,
    body: (
      <div className="staff">
        <ErrorSummary errors={error === undefined ? {} : { 'enter-code': error }} />
        {hasPasskeys && (
          <PasskeyForm
            context={context}
            action={staffPaths.enterCode}
            ceremony="use"
            what="passkey"
            submit={t('passkeys.use')}
          >
            {hidden}
          </PasskeyForm>
        )}
        <CodeForm
          context={context}
          action={staffPaths.enterCode}
          what="enter"
          label={t(factor.app ? 'factor.enter.code' : 'factor.enter.recoveryCode')}
          hint={t(factor.app ? 'factor.enter.hint' : 'factor.enter.recoveryHint')}
          error={error}
          submit={t('factor.enter.submit')}
          {...(hasPasskeys ? { look: 'plain' } : {})}
        >
          {hidden}
        </CodeForm>
      </div>
    ),
  }
}

async function checkPasskey(context: PersonContext, form: SentForm): Promise<string | undefined> {
  const { staff, person, sessionToken, texts } = context
  const host = passkeyHostOf(context)
  const check = await staff.passkeys.prove(person, sessionToken, form.exact('response'), host)
  return check === 'right' ? undefined : texts.t('passkeys.refused.wrong')
}

/** A person who proved the second factor too long ago for what is next sees it too. */
export const enterCode: PersonPage = {
  needs: 'person',
  get: (context) => {
    const { factor, url } = context
    const back = backTo(url.searchParams.get('back'))
    return factor.kind === 'pending' || (factor.kind === 'proven' && !factor.recent)
      ? codePage(context, { back })
      : { kind: 'redirect', location: back }
  },
  async post(context, form) {
    const { staff, person, sessionToken, requester, https, texts } = context
    const options = await passkeyOptions(context, form, (host) => staff.passkeys.proofOptions(host, person))
    if (options) return options
    const back = backTo(form.exact('back'))
    const code = form.text('enter-code')
    const isPasskey = form.exact('what') === 'passkey'
    const check =
      isPasskey || code === ''
        ? 'wrong'
        : await staff.factors.prove(person, sessionToken, code, requester.device)
    const error = isPasskey ? await checkPasskey(context, form) : codeFault(texts.t, code, check)
    if (error === undefined)
      return continueTo(back, [deviceCookie(staff.deviceOf(person.email ?? person.name), https)])
    return codePage(context, { back, error, status: check === 'wait' ? 429 : 422 })
  },
}
