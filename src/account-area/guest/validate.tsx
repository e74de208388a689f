import { Form, FormEnd, Notice } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import type { Account } from '../../services/accounts/accounts.ts'
import { ErrorSummary, faultTexts } from '../faults.tsx'
import type { ClientAreaPage, ClientContext } from '../page.ts'
import { carried, onward } from './entry.ts'
import { messagePage, TooManyAttempts, uselessLink } from './messages.tsx'
import { OtherAddress, type TypedAddress } from './other-address.tsx'
import { CloseLink } from './other-ways.tsx'

/** Mail scanners follow links but send no forms, so only the form uses up the link. */
function confirmPage(context: ClientContext): ShownPage {
  const { t } = context
  return {
    kind: 'page',
    title: t('client-guest:validate.confirm.title'),
    lead: t('client-guest:validate.confirm.lead'),
    body: (
      <Form context={context}>
        <FormEnd>{t('client-guest:validate.confirm.submit')}</FormEnd>
      </Form>
    ),
  }
}

function donePage(context: ClientContext): ShownPage {
  const { t, href, session, siteHref, order } = context
  const site = { label: t('client-guest:frame.toSite'), href: siteHref() }
  const title = t('client-guest:validate.done.title')
  if (session === null) {
    const ways = [
      { label: t('client-guest:validate.done.signIn'), href: href('sign-in', carried(context)) },
      site,
    ]
    return messagePage(title, t('client-guest:validate.done.leadElsewhere'), ways)
  }
  if (session.account.completedAt === null) {
    return messagePage(title, t('client-guest:validate.done.lead'), [
      { label: t('client-guest:validate.done.complete'), href: href('register', carried(context)) },
      site,
    ])
  }
  return messagePage(title, t('client-guest:validate.done.leadReady'), [
    order === null
      ? { label: t('client-guest:validate.done.profile'), href: href('profile') }
      : { label: t('client-guest:order.continue'), href: order.path },
    site,
  ])
}

function NoticeOf({ context: { t, url } }: { readonly context: ClientContext }) {
  if (url.searchParams.has('again'))
    return <Notice look="done" title={t('client-guest:validate.sentAgain')} />
  if (url.searchParams.has('changed'))
    return <Notice look="done" title={t('client-guest:validate.address.sent')} />
  if (!url.searchParams.has('check')) return null
  return (
    <Notice look="info" title={t('client-guest:validate.notYet')}>
      <p>{t('client-guest:validate.notYetText')}</p>
    </Notice>
  )
}

interface Refusal {
  readonly tooManySeconds?: number
  readonly typed?: TypedAddress
}

function statusOf({ tooManySeconds, typed }: Refusal): number {
  if (tooManySeconds !== undefined) return 429
  return typed ? 422 : 200
}

function waitingPage(context: ClientContext, { email }: Account, refusal: Refusal = {}): ShownPage {
  const { t, href } = context
  const { tooManySeconds, typed } = refusal
  return {
    kind: 'page',
    status: statusOf(refusal),
    title: t('client-guest:validate.title'),
    lead: t('client-guest:validate.lead', { email }),
    body: (
      <>
        {typed && <ErrorSummary context={context} errors={faultTexts(context, typed.faults)} />}
        {tooManySeconds === undefined ? (
          <NoticeOf context={context} />
        ) : (
          <TooManyAttempts context={context} seconds={tooManySeconds} />
        )}
        <p>
          <a className="btn btn--solid" href={href('validate', { ...carried(context), check: '1' })}>
            <span>{t('client-guest:validate.check')}</span>
          </a>
        </p>
        <p className="muted">{t('client-guest:validate.tips')}</p>
        <Form context={context} what="again" action={href('validate', carried(context))}>
          <FormEnd look="plain">{t('client-guest:validate.again')}</FormEnd>
        </Form>
        <OtherAddress context={context} typed={typed} />
        <LeaveAccount context={context} />
        <OutboxLink context={context} />
        <CloseLink context={context} />
      </>
    ),
  }
}

/** The button is absent in a frame, where the site's window around it has a sign-out. */
function LeaveAccount({ context }: { readonly context: ClientContext }) {
  const { t, language, request } = context
  if (request.headers.get('sec-fetch-dest') === 'iframe') return null
  return (
    <section className="stack stack--s" aria-labelledby="leave-account">
      <h2 id="leave-account">{t('client-guest:validate.leave.title')}</h2>
      <p className="muted">{t('client-guest:validate.leave.lead')}</p>
      <Form context={context} action={`/${language}/sign-out`}>
        <FormEnd look="plain">{t('client-guest:frame.signOut')}</FormEnd>
      </Form>
    </section>
  )
}

/** Unsent mails are shown on this host. */
export function OutboxLink({ context: { t, outbox, language } }: { readonly context: ClientContext }) {
  if (!outbox) return null
  return (
    <p>
      <a className="link" href={`/${language}/mails`} target="_blank" rel="noopener">
        {t('client-guest:frame.mails')}
      </a>
    </p>
  )
}

/** The page of a browser in which nobody is signed in. */
function sentPage(context: ClientContext): ShownPage {
  const { t, href } = context
  return {
    kind: 'page',
    title: t('client-guest:validate.title'),
    lead: t('client-guest:validate.leadUnknown'),
    body: (
      <>
        <p className="muted">{t('client-guest:validate.tipsUnknown')}</p>
        <p className="form-end">
          <a className="btn btn--solid" href={href('sign-in', carried(context))}>
            <span>{t('client-guest:link.signIn')}</span>
          </a>
        </p>
        <OutboxLink context={context} />
        <CloseLink context={context} />
      </>
    ),
  }
}

function show(context: ClientContext): PageResponse {
  const { url, session, framed, href } = context
  if (url.searchParams.has('token')) return confirmPage(context)
  if (url.searchParams.has('done')) return donePage(context)
  if (session === null) return sentPage(context)
  if (session.account.emailVerifiedAt === null && session.account.email !== '')
    return waitingPage(context, session.account)
  if (framed) return { kind: 'redirect', location: href('entered', { event: 'login' }) }
  if (session.account.completedAt === null)
    return { kind: 'redirect', location: href('register', carried(context)) }
  return { kind: 'redirect', location: onward(context) }
}

async function send(context: ClientContext, form: SentForm): Promise<PageResponse> {
  const { accounts, visited, requester, session, url, href } = context
  const token = url.searchParams.get('token')
  if (token !== null) {
    const outcome = await accounts.registration.confirmEmail(visited, token)
    return outcome.kind === 'done'
      ? { kind: 'redirect', location: href('validate', { ...carried(context), done: '1' }) }
      : uselessLink(context, outcome.kind, 'validate')
  }
  const what = form.get('what')
  if (session === null || (what !== 'again' && what !== 'address'))
    return { kind: 'redirect', location: href('sign-in') }
  const { account } = session
  const email = form.text('email')
  const outcome =
    what === 'again'
      ? await accounts.registration.sendConfirmation(visited, account.id, requester)
      : await accounts.registration.changeAddress(visited, account.id, email, requester)
  if (outcome.kind === 'tooMany')
    return waitingPage(context, account, { tooManySeconds: outcome.retryAfterSeconds })
  if (outcome.kind === 'invalid')
    return waitingPage(context, account, { typed: { email, faults: outcome.faults } })
  return {
    kind: 'redirect',
    location: href('validate', { ...carried(context), [what === 'again' ? 'again' : 'changed']: '1' }),
  }
}

export const validate: ClientAreaPage = { kind: 'guest', framed: true, get: show, post: send }
