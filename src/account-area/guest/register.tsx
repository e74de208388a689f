import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { Field } from '@marquee/design/controls/field.tsx'
import { Check } from '@marquee/forms/choices.tsx'
import { Form, FormEnd } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import type { ReactNode } from 'react'
import type { Session } from '../../services/accounts/accounts.ts'
import type { Faults } from '../../services/accounts/refusals.ts'
import { sitePage } from '../account/site-names.server.ts'
import { ErrorSummary, faultTexts } from '../faults.tsx'
import type { ClientAreaPage, ClientContext } from '../page.ts'
import { completePage, sendCompletion } from './complete.tsx'
import { carried, enter, onward, pendingInteraction, typedBefore } from './entry.ts'
import { EmailField, NewPasswordField } from './guest-fields.tsx'
import { Gains, TooManyAttempts, tooManyStatus } from './messages.tsx'
import { CloseLink, WithoutAccount } from './other-ways.tsx'

interface Typed {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly newsletter: boolean
}

interface Refusal {
  readonly faults?: Faults
  readonly notice?: ReactNode
  readonly status?: number
  readonly retryAfter?: number
}

const nothing: Typed = { email: '', firstName: '', lastName: '', newsletter: false }

function RegisterFields({
  context,
  typed,
  errors,
}: {
  context: ClientContext
  typed: Typed
  errors: Readonly<Record<string, string>>
}) {
  const { t } = context
  return (
    <>
      <div className="form-pair">
        <Field
          name="firstName"
          label={t('client-guest:fields.firstName')}
          autoComplete="given-name"
          required
          maxLength={100}
          defaultValue={typed.firstName}
          error={errors.firstName}
        />
        <Field
          name="lastName"
          label={t('client-guest:fields.lastName')}
          autoComplete="family-name"
          required
          maxLength={100}
          defaultValue={typed.lastName}
          error={errors.lastName}
        />
      </div>
      <EmailField context={context} typed={typed.email} error={errors.email} />
      <NewPasswordField context={context} label="password" error={errors.password} />
      <Check
        name="newsletter"
        label={t('client-guest:fields.newsletter')}
        hint={t('client-guest:fields.newsletterHint')}
        checked={typed.newsletter}
      />
    </>
  )
}

/** The links open a new tab, so that nothing typed is lost. */
function Legal({ context }: { readonly context: ClientContext }) {
  const { t } = context
  const terms = sitePage(context, 'generalTerms')
  const links = [
    { href: sitePage(context, 'cvd'), label: t('client-guest:register.privacyLink') },
    { href: terms, label: t('client-guest:register.termsLink') },
  ]
  return (
    <>
      <p className="muted small">
        {t('client-guest:register.privacy')} {terms !== null && t('client-guest:register.terms')}
      </p>
      <p className="row small">
        {links.map(({ href, label }) =>
          href === null ? null : (
            <a key={href} className="link" href={href} target="_blank" rel="noopener">
              {label}
            </a>
          ),
        )}
      </p>
    </>
  )
}

function newAccountPage(
  context: ClientContext,
  typed: Typed,
  { faults = {}, notice, status = 200, retryAfter }: Refusal = {},
): ShownPage {
  const { t, href, framed } = context
  const errors = faultTexts(context, faults)
  return {
    kind: 'page',
    status,
    retryAfter,
    title: t('client-guest:register.title'),
    lead: t('client-guest:register.lead'),
    aside: framed ? undefined : <Gains context={context} />,
    body: (
      <>
        {notice}
        <ErrorSummary context={context} errors={errors} />
        <Form context={context}>
          <RegisterFields context={context} typed={typed} errors={errors} />
          <FormEnd>{t('client-guest:register.submit')}</FormEnd>
          <Legal context={context} />
        </Form>
        <p className="client-other">
          {t('client-guest:register.haveAccount')}{' '}
          <ButtonLink external href={href('sign-in', { ...carried(context), door: 'sign-in' })}>
            {t('client-guest:register.signIn')}
          </ButtonLink>
        </p>
        <WithoutAccount context={context} />
        <CloseLink context={context} />
      </>
    ),
  }
}

/** Registration continues here after the address is confirmed. */
const mustConfirm = ({ account }: Session) => account.hasPassword && account.emailVerifiedAt === null

function forClient(context: ClientContext, session: Session): PageResponse | null {
  const { framed, href } = context
  if (session.account.completedAt !== null) {
    return { kind: 'redirect', location: framed ? href('entered', { event: 'complete' }) : onward(context) }
  }
  return mustConfirm(session) ? { kind: 'redirect', location: href('validate', carried(context)) } : null
}

async function show(context: ClientContext): Promise<PageResponse> {
  const { session } = context
  const waiting = await pendingInteraction(context)
  if (session === null || (waiting !== 'none' && waiting !== 'gone'))
    return newAccountPage(context, { ...nothing, email: typedBefore(context, waiting) })
  return forClient(context, session) ?? completePage(context, session.account)
}

async function send(context: ClientContext, form: SentForm): Promise<PageResponse> {
  const { session, accounts, visited, requester } = context
  if (session !== null && form.get('what') === 'complete')
    return forClient(context, session) ?? sendCompletion(context, session, form)
  const typed: Typed = {
    email: form.text('email'),
    firstName: form.text('firstName'),
    lastName: form.text('lastName'),
    newsletter: form.get('newsletter') === 'on',
  }
  const outcome = await accounts.registration.register(
    visited,
    { ...typed, password: form.exact('password'), terms: sitePage(context, 'generalTerms') !== null },
    requester,
  )
  if (outcome.kind === 'invalid')
    return newAccountPage(context, typed, { faults: outcome.faults, status: 422 })
  if (outcome.kind === 'tooMany') {
    return newAccountPage(context, typed, {
      notice: <TooManyAttempts context={context} seconds={outcome.retryAfterSeconds} />,
      ...tooManyStatus(outcome),
    })
  }
  return enter(context, 'registration', outcome.session)
}

export const register: ClientAreaPage = { kind: 'guest', framed: true, get: show, post: send }
