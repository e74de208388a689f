import type { ReactNode } from 'react'
import { Field } from '../../components/controls/field.tsx'
import { Form, Notice, Submit } from '../../form-pages/form.tsx'
import type { PageResponse, ShownPage } from '../../form-pages/page.ts'
import type { SentForm } from '../../form-pages/sent-form.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import type { ConsoleContext, OpenPage } from '../page.ts'
import { sessionCookie } from '../session-cookie.ts'
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
}

function signInPage(
  context: Pick<ConsoleContext, 'csrf'>,
  { name, back, saved, notice, errors = {}, status = 200 }: Typed,
): ShownPage {
  return {
    kind: 'page',
    status,
    title: 'Sign in',
    lead: <p>Switch the features of each country’s site, and see who changed what.</p>,
    body: (
      <div className="access">
        {notice}
        <ErrorSummary errors={errors} />
        <Form context={context} action="/sign-in">
          <input type="hidden" name="back" value={back} />
          {saved && <input type="hidden" name="saved" value={written(saved)} />}
          <Field
            name="name"
            label="Name"
            autoComplete="username"
            required
            defaultValue={name}
            error={errors.name}
          />
          <Field
            name="password"
            type="password"
            label="Password"
            autoComplete="current-password"
            required
            maxLength={256}
            error={errors.password}
          />
          <div className="form-end">
            <Submit>Sign in</Submit>
          </div>
        </Form>
        <p className="muted">No password, or none that works? An admin of the flag service gives you one.</p>
      </div>
    ),
  }
}

const minutes = (seconds: number) => {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? 'a minute' : `${count} minutes`
}

const notices: Readonly<Record<string, string>> = { out: 'You are signed out.' }

/** A link from another site comes without the `SameSite=Strict` session cookie; reloading from our own page sends it. */
function reloadWithSession({ request, url }: ConsoleContext): PageResponse | undefined {
  if (request.headers.get('sec-fetch-site') !== 'cross-site') return undefined
  return {
    kind: 'response',
    response: new Response(null, { headers: { refresh: `0; url=${url.pathname}${url.search}` } }),
  }
}

function show(context: ConsoleContext): PageResponse {
  const { session, url } = context
  const back = backTo(url.searchParams.get('back'))
  if (session !== null) return { kind: 'redirect', location: back }
  const title = notices[url.searchParams.get('done') ?? '']
  return (
    reloadWithSession(context) ??
    signInPage(context, { back, notice: title && <Notice look="done" title={title} /> })
  )
}

async function send(context: ConsoleContext, form: SentForm): Promise<PageResponse> {
  const { owners, visitor, sessionToken } = context
  const name = form.text('name')
  const password = form.exact('password')
  const typed = { name, back: backTo(form.exact('back')), saved: savedFormOf(form) }
  const errors = {
    ...(name === '' ? { name: 'Enter your name.' } : {}),
    ...(password === '' ? { password: 'Enter your password.' } : {}),
  }
  if (Object.keys(errors).length > 0) return signInPage(context, { ...typed, errors, status: 422 })
  const outcome = await owners.signIn(name, password, visitor.address)
  if (outcome.kind === 'wait') {
    const notice = (
      <Notice look="wrong" title="Too many wrong passwords">
        <p>Try again in {minutes(outcome.seconds)}.</p>
      </Notice>
    )
    return signInPage(context, { ...typed, notice, status: 429 })
  }
  if (outcome.kind === 'wrong') {
    const notice = (
      <Notice look="wrong" title="Name or password is wrong">
        <p>Both have to be those of one owner. Capital letters count in the password only.</p>
      </Notice>
    )
    return signInPage(context, { ...typed, notice, status: 422 })
  }
  if (sessionToken !== undefined) await owners.signOut(sessionToken)
  const cookies = [sessionCookie(outcome.token, visitor)]
  if (typed.saved) return { ...resendPage(outcome.session, typed.saved), cookies }
  return { kind: 'redirect', location: typed.back, cookies }
}

/** The sign-in for an expired session, which preserves the input. */
export async function signInAgain(context: ConsoleContext): Promise<PageResponse> {
  const saved = await saveForm(context)
  const notice = (
    <Notice look="info" title="You were signed out">
      <p>
        {saved
          ? 'Nothing was changed. Sign in to go on with what you sent.'
          : 'Nothing was changed. Sign in and send it once more.'}
      </p>
    </Notice>
  )
  return signInPage(context, { back: saved?.path ?? '/', saved, notice, status: 401 })
}

export const signIn: OpenPage = { needs: 'nobody', get: show, post: send }
