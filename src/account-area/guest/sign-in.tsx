import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { Field } from '@marquee/design/controls/field.tsx'
import { Form, FormEnd, Notice } from '@marquee/forms/form.tsx'
import type { InlineScript, PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import type { ReactNode } from 'react'
import type { SignInOutcome } from '../../services/accounts/accounts.ts'
import { ErrorSummary, faultTexts } from '../faults.tsx'
import type { ClientAreaPage, ClientContext } from '../page.ts'
import { consentPage, sendConsent } from './consent.tsx'
import { carried, enter, onward, pendingInteraction, typedBefore } from './entry.ts'
import { EmailField } from './guest-fields.tsx'
import { Gains, messagePage, minutesText, TooManyAttempts, tooManyStatus } from './messages.tsx'
import { CloseLink, WithoutAccount } from './other-ways.tsx'
import puzzleCode from './puzzle-script.ts?script'

interface Typed {
  readonly email: string
  readonly notice?: ReactNode
  readonly errors?: Readonly<Record<string, string>>
  readonly status?: number
  readonly retryAfter?: number
  /** A puzzle that the browser solves before the form is sent. */
  readonly puzzle?: unknown
}

const puzzleScript = (puzzle: unknown): InlineScript => ({
  code: puzzleCode,
  options: { 'data-puzzle': JSON.stringify(puzzle) },
})

function signInPage(
  context: ClientContext,
  { email, notice, errors = {}, status = 200, retryAfter, puzzle }: Typed,
): ShownPage {
  const { t, href, framed } = context
  return {
    kind: 'page',
    status,
    retryAfter,
    ...(puzzle === undefined ? {} : { script: puzzleScript(puzzle) }),
    title: t('client-guest:signIn.title'),
    lead: t('client-guest:signIn.lead'),
    aside: framed ? undefined : <Gains context={context} />,
    body: (
      <>
        {notice}
        <ErrorSummary context={context} errors={errors} />
        <Form context={context}>
          <EmailField context={context} typed={email} error={errors.email} />
          <Field
            name="password"
            type="password"
            label={t('client-guest:fields.password')}
            autoComplete="current-password"
            required
            maxLength={256}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has typed the address and comes for the password
            autoFocus={status === 200 && email !== ''}
            error={errors.password}
          />
          {puzzle !== undefined && <input type="hidden" name="solution" />}
          <FormEnd
            leave={{ href: href('forgotten', carried(context)), label: t('client-guest:signIn.forgotten') }}
          >
            {t('client-guest:signIn.submit')}
          </FormEnd>
        </Form>
        <p className="client-other">
          {t('client-guest:signIn.noAccount')}{' '}
          <ButtonLink external href={href('register', carried(context))}>
            {t('client-guest:signIn.create')}
          </ButtonLink>
        </p>
        <WithoutAccount context={context} />
        <CloseLink context={context} />
      </>
    ),
  }
}

export const gonePage = ({ t, siteHref }: ClientContext): ShownPage =>
  messagePage(
    t('client-guest:gone.title'),
    t('client-guest:gone.lead'),
    [{ label: t('client-guest:gone.again'), href: siteHref() }],
    410,
  )

const notices: Readonly<Record<string, string>> = {
  password: 'client-guest:signIn.passwordChanged',
  signedOut: 'client-guest:signIn.signedOut',
}

function greeting({ t, url }: ClientContext): ReactNode {
  const text = notices[url.searchParams.get('done') ?? '']
  return text && <Notice look="done" title={t(text)} />
}

function Unproven({ context: { t }, puzzle }: { readonly context: ClientContext; readonly puzzle: unknown }) {
  const noScript = <p>{t('client-guest:signIn.unproven.noScript')}</p>
  return (
    <Notice look="wrong" title={t('client-guest:signIn.unproven.title')}>
      {puzzle === undefined ? (
        noScript
      ) : (
        <>
          <p>{t('client-guest:signIn.unproven.text')}</p>
          <noscript>{noScript}</noscript>
        </>
      )}
    </Notice>
  )
}

function refused(
  context: ClientContext,
  email: string,
  outcome: Exclude<SignInOutcome, { kind: 'signedIn' }>,
): ShownPage {
  const { t } = context
  if (outcome.kind === 'wrong') {
    const notice = (
      <Notice look="wrong" title={t('client-guest:signIn.wrong.title')}>
        <p>{t('client-guest:signIn.wrong.text')}</p>
      </Notice>
    )
    return signInPage(context, { email, notice, status: 422 })
  }
  const { retryAfterSeconds: seconds } = outcome
  if (outcome.kind === 'tooMany')
    return signInPage(context, {
      email,
      notice: <TooManyAttempts context={context} seconds={seconds} />,
      ...tooManyStatus(outcome),
    })
  if (outcome.kind === 'unproven') {
    const { puzzle } = outcome
    return signInPage(context, {
      email,
      notice: <Unproven context={context} puzzle={puzzle} />,
      status: 429,
      puzzle,
    })
  }
  const notice = (
    <Notice look="wrong" title={t('client-guest:signIn.locked.title')}>
      <p>{t('client-guest:signIn.locked.text', { minutes: minutesText(context, seconds) })}</p>
    </Notice>
  )
  return signInPage(context, { email, notice, status: 429, retryAfter: seconds })
}

async function show(context: ClientContext): Promise<PageResponse> {
  const { session, framed, href, url } = context
  const pending = await pendingInteraction(context)
  if (pending === 'gone') return gonePage(context)
  if (pending === 'none') {
    if (session === null)
      return signInPage(context, { email: typedBefore(context, pending), notice: greeting(context) })
    return { kind: 'redirect', location: framed ? href('entered', { event: 'login' }) : onward(context) }
  }
  if (pending.prompt === 'consent') return consentPage(context, pending)
  if (pending.signUp && url.searchParams.get('door') !== 'sign-in') {
    return { kind: 'redirect', location: href('register', carried(context)) }
  }
  // The provider requires signing in again despite a session.
  return signInPage(context, { email: session?.account.email ?? typedBefore(context, pending) })
}

async function send(context: ClientContext, form: SentForm): Promise<PageResponse> {
  const pending = await pendingInteraction(context)
  if (pending === 'gone') return gonePage(context)
  if (pending !== 'none' && pending.prompt === 'consent') return sendConsent(context, form)
  const { accounts, visited, requester } = context
  const email = form.text('email')
  const password = form.exact('password')
  const missing = {
    ...(email === '' ? { email: 'missing' as const } : {}),
    ...(password === '' ? { password: 'missing' as const } : {}),
  }
  if (Object.keys(missing).length > 0)
    return signInPage(context, { email, errors: faultTexts(context, missing), status: 422 })
  const outcome = await accounts.access.signIn(
    visited,
    { email, password, solution: form.exact('solution') },
    requester,
  )
  return outcome.kind === 'signedIn'
    ? enter(context, 'login', outcome.session)
    : refused(context, email, outcome)
}

export const signIn: ClientAreaPage = { kind: 'guest', framed: true, get: show, post: send }
