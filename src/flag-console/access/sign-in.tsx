import type { ReactNode } from 'react'
import { Field } from '../../components/controls/field.tsx'
import { Form, Notice, Submit } from '../../form-pages/form.tsx'
import type { PageResponse, ShownPage } from '../../form-pages/page.ts'
import type { SentForm } from '../../form-pages/sent-form.ts'
import { deviceCookie } from '../../http/device-cookie.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import type { ConsoleContext, OpenPage } from '../page.ts'
import { ownerRequester, sessionCookie } from '../session-cookie.ts'
import { backTo } from './back.ts'
import { resendPage } from './resend-page.tsx'
import { type SavedForm, savedFormOf, saveForm, written } from './saved-form.ts'

interface Typed {
  readonly name?: string
  readonly back: string
  readonly saved?: SavedForm | null
  readonly notice?: ReactNode
  readonly errors?: Readonly<Record<string, string>>
  readonly status?: number
  readonly retryAfter?: number
}

function signInPage(
  context: Pick<ConsoleContext, 'csrf' | 'texts'>,
  { name, back, saved, notice, errors = {}, status = 200, retryAfter }: Typed,
): ShownPage {
  const { t } = context.texts
  return {
    kind: 'page',
    status,
    retryAfter,
    title: t('signIn.title'),
    lead: <p>{t('signIn.lead')}</p>,
    body: (
      <div className="access">
        {notice}
        <ErrorSummary errors={errors} />
        <Form context={context} action="/sign-in">
          <input type="hidden" name="back" value={back} />
          {saved && <input type="hidden" name="saved" value={written(saved)} />}
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
            <Submit>{t('signIn.submit')}</Submit>
          </div>
        </Form>
        <p className="muted">{t('signIn.noPassword')}</p>
      </div>
    ),
  }
}

/**
 * A link from another site comes without the `SameSite=Strict` session cookie; reloading
 * from our own page sends it.
 */
function reloadWithSession({ request, url }: ConsoleContext): PageResponse | undefined {
  if (request.headers.get('sec-fetch-site') !== 'cross-site') return undefined
  return {
    kind: 'response',
    response: new Response(null, { headers: { refresh: `0; url=${url.pathname}${url.search}` } }),
  }
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
  const { owners, visitor, sessionToken } = context
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
  if (outcome.kind === 'wait') {
    const notice = (
      <Notice look="wrong" title={t('signIn.wait.title')}>
        <p>{t('signIn.wait.text', { count: Math.ceil(outcome.seconds / 60) })}</p>
      </Notice>
    )
    return signInPage(context, { ...typed, notice, status: outcome.status, retryAfter: outcome.seconds })
  }
  if (outcome.kind === 'wrong') {
    const notice = (
      <Notice look="wrong" title={t('signIn.wrong.title')}>
        <p>{t('signIn.wrong.text')}</p>
      </Notice>
    )
    return signInPage(context, { ...typed, notice, status: 422 })
  }
  if (sessionToken !== undefined) await owners.signOut(sessionToken)
  const cookies = [sessionCookie(outcome.token, visitor), deviceCookie(owners.deviceOf(name), visitor.https)]
  if (typed.saved) return { ...resendPage({ ...context, csrf: outcome.session.csrf }, typed.saved), cookies }
  return { kind: 'redirect', location: typed.back, cookies }
}

/** The sign-in for an expired session, which preserves the input. */
export async function signInAgain(context: ConsoleContext): Promise<PageResponse> {
  const { t } = context.texts
  const saved = await saveForm(context)
  const notice = (
    <Notice look="info" title={t('signIn.again.title')}>
      <p>{t(saved ? 'signIn.again.saved' : 'signIn.again.unsaved')}</p>
    </Notice>
  )
  return signInPage(context, { back: saved?.path ?? '/', saved, notice, status: 401 })
}

export const signIn: OpenPage = { needs: 'nobody', get: show, post: send }
