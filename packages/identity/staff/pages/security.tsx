import { Field } from '@marquee/design/controls/field.tsx'
import { Form, FormEnd, Notice } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { PasswordFault } from '../own-account.ts'
import { staffPaths } from '../staff-clients.ts'
import type { SessionUse } from '../store/sessions.ts'
import { ErrorSummary } from './layout.tsx'
import type { Errors, PersonContext, PersonPage } from './page.ts'
import { staffScript } from './script.server.ts'
import {
  changeFactor,
  changePasskeys,
  type FactorOutcome,
  SecondFactorSection,
  toSecurity,
} from './second-factor.tsx'
import { type TranslateText, useTexts } from './texts.ts'

const { password: limits, name: longestName } = serviceLimits.staff

export const passwordError = (t: TranslateText, fault: PasswordFault): string =>
  t(`password.faults.${fault}`, { least: limits.least, most: serviceLimits.accounts.password.most })

interface Props {
  readonly context: PersonContext
  readonly errors: Errors
}

function PasswordSection({ context, errors }: Props) {
  const { t } = useTexts()
  return (
    <section className="staff-section" aria-labelledby="password-title">
      <h2 id="password-title">{t('password.heading')}</h2>
      <Form context={context} action={staffPaths.security} what="password">
        <Field
          name="current-password"
          type="password"
          label={t('password.current')}
          autoComplete="current-password"
          maxLength={256}
          required
          error={errors['current-password']}
        />
        <Field
          name="new-password"
          type="password"
          label={t('password.new')}
          hint={t('password.least', { least: limits.least })}
          autoComplete="new-password"
          maxLength={256}
          required
          error={errors['new-password']}
        />
        <p className="muted">{t('password.elsewhere')}</p>
        <FormEnd look="plain">{t('password.submit')}</FormEnd>
      </Form>
    </section>
  )
}

function NameSection({ context, errors }: Props) {
  const { t } = useTexts()
  const { person } = context
  return (
    <section className="staff-section" aria-labelledby="name-title">
      <h2 id="name-title">{t('name.title')}</h2>
      <p>{person.email ?? t('people.addressMissing')}</p>
      <Form context={context} action={staffPaths.security} what="name">
        <Field
          name="name"
          label={t('name.label')}
          hint={t('name.hint')}
          autoComplete="name"
          required
          defaultValue={person.name}
          error={errors.name}
        />
        <FormEnd look="plain">{t('form.save')}</FormEnd>
      </Form>
    </section>
  )
}

function SessionRow({ context, session }: { readonly context: PersonContext; readonly session: SessionUse }) {
  const { t, instantText } = useTexts()
  const { id, current, device, network, startedAt, seenAt } = session
  const name = device ?? t('sessions.unknown')
  return (
    <li className="staff-row">
      <p>
        <strong>{name}</strong> {current && <span className="staff-tag">{t('sessions.current')}</span>}
        <br />
        <span className="small muted">
          {t('sessions.started', { at: instantText(startedAt) })}
          <br />
          {t('sessions.seen', { at: instantText(seenAt) })}
          {network !== null && (
            <>
              <br />
              {t('sessions.network', { network })}
            </>
          )}
        </span>
      </p>
      {!current && (
        <Form context={context} action={staffPaths.security} what="end">
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            className="btn btn--s"
            aria-label={t('sessions.endOf', { device: name, at: instantText(startedAt) })}
          >
            <span>{t('sessions.end')}</span>
          </button>
        </Form>
      )}
    </li>
  )
}

function SessionsSection({
  context,
  sessions,
}: {
  readonly context: PersonContext
  readonly sessions: readonly SessionUse[]
}) {
  const { t } = useTexts()
  return (
    <section className="staff-section" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t('sessions.title')}</h2>
      <p className="measure muted">{t('sessions.lead')}</p>
      <ul className="staff-list" role="list">
        {sessions.map((session) => (
          <SessionRow key={session.id} context={context} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form context={context} action={staffPaths.security} what="end-others">
          <FormEnd look="plain">{t('sessions.others')}</FormEnd>
        </Form>
      )}
    </section>
  )
}

const dones = ['removed', 'passkey', 'unlinked', 'saved', 'password', 'ended'] as const

async function securityPage(context: PersonContext, errors: Errors = {}, status = 200): Promise<ShownPage> {
  const { staff, person, sessionToken, factor, url, texts } = context
  const { t } = texts
  const done = dones.find((each) => each === url.searchParams.get('done'))
  const passkeys = await staff.passkeys.list(person.id)
  const sessions = await staff.own.sessions(person, sessionToken)
  return {
    kind: 'page',
    status,
    title: t('security.title'),
    scriptPath: staffScript.path,
    body: (
      <div className="staff staff--sections">
        {done && <Notice look="done" title={t(`security.done.${done}`)} />}
        {factor.missing && (
          <Notice look="info" title={t('factor.missing.title')}>
            <p>{t('factor.missing.text')}</p>
          </Notice>
        )}
        <ErrorSummary errors={errors} />
        <SecondFactorSection context={context} passkeys={passkeys} errors={errors} />
        {!factor.missing && (
          <>
            <PasswordSection context={context} errors={errors} />
            <NameSection context={context} errors={errors} />
            <SessionsSection context={context} sessions={sessions} />
          </>
        )}
      </div>
    ),
  }
}

async function changePassword(context: PersonContext, form: SentForm): Promise<PageResponse> {
  const { staff, person, sessionToken, texts } = context
  const passwords = { current: form.exact('current-password'), next: form.exact('new-password') }
  const fault = await staff.own.changePassword(person, sessionToken, passwords)
  if (fault === undefined) return toSecurity('password')
  const field = fault === 'wrongPassword' || fault === 'tooManyTries' ? 'current-password' : 'new-password'
  return securityPage(
    context,
    { [field]: passwordError(texts.t, fault) },
    fault === 'tooManyTries' ? 429 : 422,
  )
}

async function rename(context: PersonContext, form: SentForm): Promise<PageResponse> {
  const { staff, person, texts } = context
  const fault = await staff.own.rename(person, form.text('name'))
  return fault === undefined
    ? toSecurity('saved')
    : securityPage(context, { name: texts.t(`people.faults.${fault}`, { longestName }) }, 422)
}

async function shown(context: PersonContext, outcome: FactorOutcome): Promise<PageResponse> {
  if (outcome === null) return securityPage(context)
  return outcome.kind === 'faults' ? securityPage(context, outcome.errors, outcome.status) : outcome
}

export const security: PersonPage = {
  needs: 'person',
  get: (context) => securityPage(context),
  async post(context, form) {
    const { staff, person, sessionToken, factor } = context
    const what = form.exact('what')
    // Who must set up a second factor does that first.
    if (factor.missing) return shown(context, await changeFactor(context, form))
    if (what === 'password') return changePassword(context, form)
    if (what === 'name') return rename(context, form)
    if (what === 'end' || what === 'end-others') {
      await (what === 'end'
        ? staff.own.endSession(person, form.exact('id'))
        : staff.own.endOtherSessions(person, sessionToken))
      return toSecurity('ended')
    }
    return shown(context, await changeFactor(context, form))
  },
}

export const ownPasskeys: PersonPage = {
  needs: 'person',
  get: () => ({ kind: 'redirect', location: staffPaths.security }),
  post: async (context, form) => shown(context, await changePasskeys(context, form)),
}
