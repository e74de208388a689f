import { Form, FormEnd } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { deviceCookie } from '@marquee/kit/http/devices.ts'
import type { ReactNode } from 'react'
import type { Faults, TooMany } from '../../services/accounts/refusals.ts'
import { endedCookies } from '../../services/accounts/session-cookies.ts'
import { ErrorSummary, faultTexts } from '../faults.tsx'
import type { ClientAreaPage, ClientContext } from '../page.ts'
import { carried } from './entry.ts'
import { EmailField, NewPasswordField } from './guest-fields.tsx'
import { TooManyAttempts, tooManyStatus, uselessLink } from './messages.tsx'
import { OutboxLink } from './validate.tsx'

interface RequestFormOptions {
  readonly email: string
  readonly faults?: Faults
  readonly notice?: ReactNode
  readonly status?: number
  readonly retryAfter?: number
}

function requestPage(
  context: ClientContext,
  { email, faults = {}, notice, status = 200, retryAfter }: RequestFormOptions,
): ShownPage {
  const { t, href } = context
  const errors = faultTexts(context, faults)
  return {
    kind: 'page',
    status,
    retryAfter,
    title: t('client-guest:forgotten.title'),
    lead: t('client-guest:forgotten.lead'),
    body: (
      <>
        {notice}
        <ErrorSummary context={context} errors={errors} />
        <Form context={context}>
          <EmailField context={context} typed={email} error={errors.email} />
          <FormEnd
            leave={{ href: href('sign-in', carried(context)), label: t('client-guest:forgotten.back') }}
          >
            {t('client-guest:forgotten.submit')}
          </FormEnd>
        </Form>
      </>
    ),
  }
}

interface NewPasswordRefusal {
  readonly faults?: Faults
  readonly tooMany?: TooMany
}

/** Does not reveal whether the address has an account. */
function sentPage(context: ClientContext): ShownPage {
  const { t, href } = context
  return {
    kind: 'page',
    title: t('client-guest:forgotten.sent.title'),
    lead: t('client-guest:forgotten.sent.lead'),
    body: (
      <>
        <p className="muted">{t('client-guest:validate.tips')}</p>
        <p className="form-end">
          <a className="btn btn--solid" href={href('sign-in', carried(context))}>
            <span>{t('client-guest:forgotten.back')}</span>
          </a>
          <a className="link" href={href('forgotten', carried(context))}>
            {t('client-guest:link.request')}
          </a>
        </p>
        <OutboxLink context={context} />
      </>
    ),
  }
}

function newPasswordPage(
  context: ClientContext,
  { faults = {}, tooMany }: NewPasswordRefusal = {},
): ShownPage {
  const { t } = context
  const errors = faultTexts(context, faults)
  return {
    kind: 'page',
    ...(tooMany ? tooManyStatus(tooMany) : { status: Object.keys(faults).length > 0 ? 422 : 200 }),
    title: t('client-guest:forgotten.new.title'),
    lead: t('client-guest:forgotten.new.lead'),
    body: (
      <>
        {tooMany && <TooManyAttempts context={context} seconds={tooMany.retryAfterSeconds} />}
        <ErrorSummary context={context} errors={errors} />
        <Form context={context}>
          <NewPasswordField context={context} label="newPassword" error={errors.password} />
          <FormEnd>{t('client-guest:forgotten.new.submit')}</FormEnd>
        </Form>
      </>
    ),
  }
}

function show(context: ClientContext): PageResponse {
  const { searchParams } = context.url
  if (searchParams.has('token')) return newPasswordPage(context)
  return searchParams.has('sent') ? sentPage(context) : requestPage(context, { email: '' })
}

/** Ends all sessions and grants of the client, also in this browser. */
async function sendPassword(context: ClientContext, token: string, password: string): Promise<PageResponse> {
  const { accounts, identity, visited, requester, https, href } = context
  const outcome = await accounts.access.resetPassword(visited, token, password, requester)
  if (outcome.kind === 'invalid') return newPasswordPage(context, { faults: outcome.faults })
  if (outcome.kind === 'tooMany') return newPasswordPage(context, { tooMany: outcome })
  if (outcome.kind !== 'done') return uselessLink(context, outcome.kind, 'forgotten')
  await identity?.forget(visited.site, outcome.account.id)
  // A reader of the client's mail may sign in, however often strangers have tried.
  const device = deviceCookie(accounts.access.deviceOf(visited.site, outcome.account.email), https)
  return {
    kind: 'redirect',
    location: href('sign-in', { ...carried(context), done: 'password' }),
    cookies: [...endedCookies(visited), device],
  }
}

async function send(context: ClientContext, form: SentForm): Promise<PageResponse> {
  const { accounts, visited, requester, url, href } = context
  const token = url.searchParams.get('token')
  if (token !== null) return sendPassword(context, token, form.exact('password'))
  const email = form.text('email')
  if (!email.includes('@'))
    return requestPage(context, {
      email,
      faults: { email: email === '' ? 'missing' : 'malformed' },
      status: 422,
    })
  const outcome = await accounts.access.forgotten(visited, email, requester)
  if (outcome.kind === 'sent')
    return { kind: 'redirect', location: href('forgotten', { ...carried(context), sent: '1' }) }
  return requestPage(context, {
    email,
    notice: <TooManyAttempts context={context} seconds={outcome.retryAfterSeconds} />,
    ...tooManyStatus(outcome),
  })
}

export const forgotten: ClientAreaPage = { kind: 'guest', framed: true, get: show, post: send }
