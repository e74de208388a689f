import { Field } from '@marquee/design/controls/field.tsx'
import { Form, Notice, Submit } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import type { ReactNode } from 'react'
import { ErrorSummary } from '../forms/error-summary.tsx'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { ownerRequester, sessionCookie } from '../session-cookie.ts'
import { errorsOf, leastPassword, ownerSummary } from './owner-texts.ts'

interface Shown {
  readonly notice?: ReactNode
  readonly errors?: Readonly<Record<string, string>>
  readonly status?: number
}

interface NewPasswordProps {
  readonly context: OwnerContext
  readonly errors: Readonly<Record<string, string>>
}

function NewPassword({ context, errors }: NewPasswordProps) {
  const { owner, texts } = context
  const { t } = texts
  return (
    <>
      <h2>{t('password.heading')}</h2>
      <Form context={context}>
        {/* Password managers read this field. */}
        <input type="hidden" name="name" autoComplete="username" value={owner.name} />
        <Field
          name="current-password"
          type="password"
          label={t('password.current')}
          autoComplete="current-password"
          required
          maxLength={256}
          error={errors['current-password']}
        />
        <Field
          name="password"
          type="password"
          label={t('password.new')}
          hint={leastPassword(t)}
          autoComplete="new-password"
          required
          maxLength={256}
          error={errors.password}
        />
        <div className="form-end">
          <Submit>{t('password.submit')}</Submit>
        </div>
      </Form>
      <p className="muted">{t('password.elsewhere')}</p>
    </>
  )
}

function passwordPage(context: OwnerContext, { notice, errors = {}, status = 200 }: Shown): ShownPage {
  const { owner, texts, factor } = context
  const { t } = texts
  const atProvider = factor.kind === 'elsewhere'
  const provider = context.provider?.name ?? ''
  return {
    kind: 'page',
    status,
    title: owner.name,
    lead: <p>{ownerSummary(texts, owner)}</p>,
    body: (
      <div className="access">
        {notice}
        <ErrorSummary errors={errors} />
        {atProvider ? (
          <p className="measure">{t('password.atProvider', { provider })}</p>
        ) : (
          <NewPassword context={context} errors={errors} />
        )}
        <p className="row">
          {!atProvider && (
            <a className="link" href="/second-factor">
              {t('factor.title')}
            </a>
          )}
          <a className="link" href="/sessions">
            {t('sessions.title')}
          </a>
        </p>
      </div>
    ),
  }
}

async function send(context: OwnerContext, form: SentForm): Promise<PageResponse> {
  const { owners, owner, visitor, texts } = context
  const { t } = texts
  const current = form.exact('current-password')
  if (current === '')
    return passwordPage(context, {
      errors: { 'current-password': t('signIn.passwordMissing') },
      status: 422,
    })
  const next = form.exact('password')
  const result = await owners.changePassword(owner, current, next)
  if (result.kind === 'refused')
    return passwordPage(context, {
      errors: errorsOf(t, result.why),
      status: result.why === 'tooManyTries' ? 429 : 422,
    })
  const entered = await owners.signIn(owner.name, next, ownerRequester(context))
  if (entered.kind !== 'in') return { kind: 'redirect', location: '/sign-in' }
  return {
    kind: 'redirect',
    location: '/password?done=changed',
    cookies: [sessionCookie(entered.token, visitor)],
  }
}

export const password: OwnerPage = {
  needs: 'viewer',
  get: (context) =>
    passwordPage(
      context,
      context.url.searchParams.get('done')
        ? { notice: <Notice look="done" title={context.texts.t('password.done')} /> }
        : {},
    ),
  post: send,
}
