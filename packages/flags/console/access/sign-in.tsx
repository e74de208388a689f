import { Field } from '@marquee/design/controls/field.tsx'
import { Form, Notice, Submit } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { deviceCookie } from '@marquee/kit/http/device-cookie.ts'
import type { ReactNode } from 'react'
import { ErrorSummary } from '../forms/error-summary.tsx'
import type { ConsoleContext, OpenPage } from '../page.ts'
import { PasskeyForm } from '../passkey/passkey-form.tsx'
import { passkeyScriptPath } from '../script.server.ts'
import { ownerRequester } from '../session-cookie.ts'
import { backTo } from './back.ts'
import { continueTo } from './continue-to.ts'
import { savedFormOf, saveForm } from './saved-form.ts'
import { SentFields, type SentFieldsProps } from './sent-fields.tsx'
import { signedIn } from './signed-in.ts'

interface Typed extends SentFieldsProps {
  readonly name?: string
  readonly notice?: ReactNode
  readonly errors?: Readonly<Record<string, string>>
  readonly status?: number
  readonly retryAfter?: number
}

type Shown = Pick<ConsoleContext, 'csrf' | 'texts' | 'provider' | 'passwords'>

function PasswordForm({ context, typed }: { readonly context: Shown; readonly typed: Typed }) {
  const { t } = context.texts
  const { name, errors = {} } = typed
  return (
    <Form context={context} action="/sign-in">
      <SentFields back={typed.back} saved={typed.saved} />
      <Field
        name="name"
        label={t('signIn.name')}
        autoComplete="username"
        required
        defaultValue={name}
        error={errors.name}
      />
      <Field
        name="password"
        type="password"
        label={t('signIn.password')}
        autoComplete="current-password"
        required
        maxLength={256}
        error={errors.password}
      />
      <div className="form-end">
        <Submit look={context.provider ? 'plain' : 'solid'}>{t('signIn.submit')}</Submit>
      </div>
    </Form>
  )
}

function SignInWays({ context, typed }: { readonly context: Shown; readonly typed: Typed }) {
  const { provider, passwords, texts } = context
  const { t } = texts
  const form = <PasswordForm context={context} typed={typed} />
  const passkey = (
    <PasskeyForm
      context={context}
      action="/sign-in/passkey"
      ceremony="use"
      what="passkey"
      submit={t('passkeys.signIn')}
      look="plain"
    >
      <SentFields back={typed.back} saved={typed.saved} />
    </PasskeyForm>
  )
  return (
    <>
      {provider && (
        <p>
          <a
            className="btn btn--solid"
            href={`/sign-in/provider?${new URLSearchParams({ back: typed.back })}`}
          >
            <span>{t('signIn.provider.submit', { provider: provider.name })}</span>
          </a>
        </p>
      )}
      {passwords === 'all' && provider && <h2>{t('signIn.provider.password')}</h2>}
      {passwords === 'all' && (
        <>
          {form}
          {passkey}
          <p className="muted">{t('signIn.noPassword')}</p>
        </>
      )}
      {passwords === 'first-admin' && (
        <details className="access-more" open={typed.name !== undefined}>
          <summary>{t('signIn.provider.firstAdmin')}</summary>
          {form}
          {passkey}
        </details>
      )}
    </>
  )
}

export function signInPage(context: Shown, typed: Typed): ShownPage {
  const { t } = context.texts
  const { notice, errors = {}, status = 200, retryAfter } = typed
  return {
    kind: 'page',
    status,
    retryAfter,
    title: t('signIn.title'),
    scriptPath: context.passwords === 'none' ? undefined : passkeyScriptPath,
    lead: <p>{t('signIn.lead')}</p>,
    body: (
      <div className="access">
        {notice}
        <ErrorSummary errors={errors} />
        <SignInWays context={context} typed={typed} />
      </div>
    ),
  }
}

export function waitPage(
  context: Shown,
  typed: Typed,
  { seconds, status }: { readonly seconds: number; readonly status: number },
): ShownPage {
  const { t } = context.texts
  const notice = (
    <Notice look="wrong" title={t('signIn.wait.title')}>
      <p>{t('signIn.wait.text', { count: Math.ceil(seconds / 60) })}</p>
    </Notice>
  )
  return signInPage(context, { ...typed, notice, status, retryAfter: seconds })
}

/**
 * A link from another site comes without the `SameSite=Strict` session cookie; reloading
 * from our own page sends it.
 */
function reloadWithSession({ request, url }: ConsoleContext): PageResponse | undefined {
  if (request.headers.get('sec-fetch-site') !== 'cross-site') return undefined
  return continueTo(url.pathname + url.search)
}

function show(context: ConsoleContext): PageResponse {
  const { session, url, texts } = context
  const back = backTo(url.searchParams.get('back'))
  if (session !== null) return { kind: 'redirect', location: back }
  const notice = url.searchParams.get('done') === 'out' && (
    <Notice look="done" title={texts.t('signIn.signedOut')} />
  )
  return reloadWithSession(context) ?? signInPage(context, { back, notice })
}

async function send(context: ConsoleContext, form: SentForm): Promise<PageResponse> {
  const { owners, visitor } = context
  const { t } = context.texts
  const name = form.text('name')
  const password = form.exact('password')
  const typed = { name, back: backTo(form.exact('back')), saved: savedFormOf(form) }
  const errors = {
    ...(name === '' ? { name: t('signIn.nameMissing') } : {}),
    ...(password === '' ? { password: t('signIn.passwordMissing') } : {}),
  }
  if (Object.keys(errors).length > 0) return signInPage(context, { ...typed, errors, status: 422 })
  const outcome = await owners.signIn(name, password, ownerRequester(context))
  if (outcome.kind === 'wait') return waitPage(context, typed, outcome)
  if (outcome.kind === 'wrong') {
    const notice = (
      <Notice look="wrong" title={t('signIn.wrong.title')}>
        <p>{t('signIn.wrong.text')}</p>
      </Notice>
    )
    return signInPage(context, { ...typed, notice, status: 422 })
  }
  return signedIn(context, typed, outcome, [deviceCookie(owners.deviceOf(name), visitor.https)])
}

/** The sign-in for an expired session, which preserves the input. */
export async function signInAgain(context: ConsoleContext): Promise<PageResponse> {
  const { t } = context.texts
  const saved = await saveForm(context)
  const notice = (
    <Notice look="info" title={t('signIn.again.title')}>
      <p>{t(saved && context.passwords !== 'none' ? 'signIn.again.saved' : 'signIn.again.unsaved')}</p>
    </Notice>
  )
  return signInPage(context, { back: saved?.path ?? '/', saved, notice, status: 401 })
}

export const signIn: OpenPage = { needs: 'nobody', get: show, post: send }
