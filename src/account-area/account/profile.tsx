import { Field } from '@marquee/design/controls/field.tsx'
import { Choice } from '@marquee/forms/choices.tsx'
import { Form, FormEnd, Notice, Submit } from '@marquee/forms/form.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { clientArea } from '#config/client-area.ts'
import { languageNames } from '#config/languages.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { Language } from '#config/types.ts'
import { wallClock } from '#models/site-clock.ts'
import type { Profile } from '../../services/accounts/accounts.ts'
import { endedCookies } from '../../services/accounts/session-cookies.ts'
import { ErrorSummary } from '../faults.tsx'
import { leave } from '../guest/sign-out.tsx'
import { type AccountContext, accountPage } from '../page.ts'
import { groupBookings } from './booking-groups.ts'
import { NextTicket, waysOf } from './booking-pass.tsx'
import { EmailPanel } from './email-panel.tsx'
import { Greeting } from './greeting.tsx'
import { nameBooking } from './name-booking.server.ts'
import { Done, fieldErrors, minutesOf, Panel } from './parts.tsx'
import { PicturePanel } from './picture-panel.tsx'

type Errors = Readonly<Record<string, string>>

interface Shown {
  /** The address as typed, to be corrected. */
  readonly newEmail?: string
  readonly names?: Pick<Profile, 'firstName' | 'lastName' | 'language'>
  readonly errors?: Errors
  readonly warning?: string
  readonly status?: number
}

const done = {
  saved: 'profile.saved',
  sent: 'profile.sent',
  email: 'profile.emailSent',
  password: 'profile.changed',
  picture: 'picture.saved',
  'no-picture': 'picture.removed',
}

function NamesForm({
  context,
  names,
  errors,
}: {
  context: AccountContext
  names: Shown['names']
  errors: Errors
}) {
  const { t, site, session } = context
  const { firstName, lastName, language } = names ?? session.account
  return (
    <Panel id="names" title={t('client-account:profile.names')}>
      <Form context={context} action={context.href('profile')} what="names">
        <div className="form-pair">
          <Field
            name="firstName"
            label={t('client-guest:fields.firstName')}
            autoComplete="given-name"
            defaultValue={firstName ?? ''}
            error={errors.firstName}
          />
          <Field
            name="lastName"
            label={t('client-guest:fields.lastName')}
            autoComplete="family-name"
            defaultValue={lastName ?? ''}
            error={errors.lastName}
          />
        </div>
        <Choice
          name="language"
          label={t('client-guest:fields.language')}
          value={language}
          options={site.languages.map((each) => [each, languageNames[each]] as const)}
        />
        <FormEnd>{t('client-account:profile.save')}</FormEnd>
      </Form>
    </Panel>
  )
}

function PasswordForm({ context, errors }: { context: AccountContext; errors: Errors }) {
  const { t, session } = context
  return (
    <Panel id="change-password" title={t('client-account:profile.password')}>
      <Form context={context} action={context.href('profile')} what="password">
        {/* Password managers read this field. */}
        <input type="hidden" name="username" autoComplete="username" value={session.account.email} />
        <Field
          name="current"
          type="password"
          label={t('client-account:profile.current')}
          autoComplete="current-password"
          error={errors.current}
        />
        <Field
          name="password"
          type="password"
          label={t('client-guest:fields.newPassword')}
          hint={t('client-guest:fields.passwordHint', { least: serviceLimits.accounts.password.least })}
          autoComplete="new-password"
          error={errors.password}
        />
        <FormEnd>{t('client-account:profile.change')}</FormEnd>
      </Form>
    </Panel>
  )
}

function Leaving({ context }: { context: AccountContext }) {
  const { t, href } = context
  return (
    <Panel id="leave" title={t('client-account:profile.leave')}>
      <p className="muted">{t('client-account:profile.leaveText')}</p>
      <div className="row">
        <Form context={context} action={href('sign-out')}>
          <Submit look="plain">{t('client-account:profile.leaveHere')}</Submit>
        </Form>
        <Form context={context} action={href('profile')} what="everywhere">
          <Submit look="plain">{t('client-account:profile.leaveEverywhere')}</Submit>
        </Form>
      </div>
      <p>
        <a className="link" href={href('sessions')}>
          {t('client-account:sessions.title')}
        </a>
      </p>
    </Panel>
  )
}

async function shown(
  context: AccountContext,
  { names, newEmail, errors = {}, warning, status = 200 }: Shown = {},
): Promise<PageResponse> {
  const { t, session, accounts, site } = context
  const { id, firstName, lastName, email, hasPassword } = session.account
  const [membership, bookings] = await Promise.all([
    accounts.memberships.find(site.id, id),
    accounts.bookings.list(site.id, id),
  ])
  const [soonest] = groupBookings(bookings, wallClock(site.timeZone, context.now)).upcoming
  const next = soonest && (await nameBooking(context, soonest))
  return {
    kind: 'page',
    status,
    title: t('client-account:profile.title'),
    lead: (
      <Greeting
        context={context}
        name={`${firstName ?? ''} ${lastName ?? ''}`.trim()}
        loyalty={membership.loyalty}
      />
    ),
    body: (
      <>
        {next && <NextTicket context={context} named={next} {...waysOf(context, next)} />}
        <Done context={context} texts={done} />
        <ErrorSummary context={context} errors={errors} />
        {warning && <Notice look="wrong" title={warning} />}
        <NamesForm context={context} names={names} errors={errors} />
        <PicturePanel context={context} picture={membership.picture} error={errors.picture} />
        {hasPassword && <PasswordForm context={context} errors={errors} />}
        {email !== '' && <EmailPanel context={context} typed={newEmail} errors={errors} />}
        <Leaving context={context} />
      </>
    ),
  }
}

const again = ({ href }: AccountContext, word: keyof typeof done): PageResponse => ({
  kind: 'redirect',
  location: href('profile', { done: word }),
})

async function saveNames(context: AccountContext, form: SentForm): Promise<PageResponse> {
  const { accounts, visited, session, site } = context
  const chosen = site.languages.find((each) => each === form.get('language'))
  const language: Language = chosen ?? session.account.language
  const names = { firstName: form.exact('firstName'), lastName: form.exact('lastName'), language }
  const outcome = await accounts.profiles.changeProfile(visited, session.account.id, names)
  return outcome.kind === 'changed'
    ? again(context, 'saved')
    : shown(context, { names, errors: fieldErrors(context, outcome.faults), status: 422 })
}

const tooMany = (context: AccountContext, seconds: number, text: string): Promise<PageResponse> =>
  shown(context, {
    warning: context.t(`client-account:profile.${text}`, { count: minutesOf(seconds) }),
    status: 429,
  })

async function sendAgain(context: AccountContext): Promise<PageResponse> {
  const { accounts, visited, session, requester } = context
  const outcome = await accounts.registration.sendConfirmation(visited, session.account.id, requester)
  return outcome.kind === 'sent'
    ? again(context, 'sent')
    : tooMany(context, outcome.retryAfterSeconds, 'sentOften')
}

async function requestEmail(context: AccountContext, form: SentForm): Promise<PageResponse> {
  const { accounts, visited, session, requester } = context
  const newEmail = form.text('email')
  const input = { email: newEmail, current: form.exact('currentOfEmail') }
  const outcome = await accounts.registration.requestEmail(visited, session.account.id, input, requester)
  if (outcome.kind === 'sent') return again(context, 'email')
  return outcome.kind === 'tooMany'
    ? tooMany(context, outcome.retryAfterSeconds, 'tooMany')
    : shown(context, { newEmail, errors: fieldErrors(context, outcome.faults), status: 422 })
}

async function changePassword(context: AccountContext, form: SentForm): Promise<PageResponse> {
  const { accounts, visited, session, sessionToken } = context
  const requested = { current: form.exact('current'), password: form.exact('password') }
  const outcome = await accounts.profiles.changePassword(visited, session.account.id, requested, sessionToken)
  if (outcome.kind === 'invalid')
    return shown(context, { errors: fieldErrors(context, outcome.faults), status: 422 })
  if (outcome.kind === 'tooMany') return tooMany(context, outcome.retryAfterSeconds, 'tooMany')
  return again(context, 'password')
}

const wrongPicture = (context: AccountContext, fault: 'missing' | 'notAPicture' | 'tooLarge', status = 422) =>
  shown(context, {
    errors: {
      picture: context.t(`client-account:picture.faults.${fault}`, {
        megabytes: clientArea.picture.megabytes,
      }),
    },
    status,
  })

async function savePicture(context: AccountContext, file: File | null): Promise<PageResponse> {
  const { accounts, session, site } = context
  if (file === null) return wrongPicture(context, 'missing')
  const outcome = await accounts.memberships.setPicture(site.id, session.account.id, await file.bytes())
  if (outcome.kind === 'notAPicture') return wrongPicture(context, 'notAPicture')
  if (outcome.kind === 'tooMany') return tooMany(context, outcome.retryAfterSeconds, 'tooMany')
  return again(context, 'picture')
}

async function removePicture(context: AccountContext): Promise<PageResponse> {
  await context.accounts.memberships.removePicture(context.site.id, context.session.account.id)
  return again(context, 'no-picture')
}

/** Ends the sessions of all devices, and the grants of the provider. */
async function leaveEverywhere(context: AccountContext): Promise<PageResponse> {
  const { accounts, visited, session, site, siteHref } = context
  await accounts.sessions.endOthers(site.id, session.account.id, null)
  return leave(context, siteHref(), endedCookies(visited))
}

export const profile = accountPage({
  get: (context) => shown(context),
  upload: {
    megabytes: clientArea.picture.megabytes,
    tooLarge: (context) => wrongPicture(context, 'tooLarge', 413),
  },
  post(context, form) {
    const what = form.get('what')
    if (what === 'names') return saveNames(context, form)
    if (what === 'resend') return sendAgain(context)
    if (what === 'email') return requestEmail(context, form)
    if (what === 'password') return changePassword(context, form)
    if (what === 'picture') return savePicture(context, form.file('picture'))
    if (what === 'no-picture') return removePicture(context)
    return what === 'everywhere' ? leaveEverywhere(context) : shown(context)
  },
})
