import { Form, FormEnd } from '@marquee/forms/form.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { clock } from '@marquee/i18n/format.ts'
import { wallClock } from '#models/site-clock.ts'
import type { SessionUse } from '../../services/accounts/session-source.ts'
import { ErrorSummary } from '../faults.tsx'
import { type AccountContext, accountPage } from '../page.ts'
import { Applications } from './applications.tsx'
import { Done, fieldErrors, minutesOf, OwnPassword, Panel } from './parts.tsx'

type Errors = Readonly<Record<string, string>>

interface Shown {
  /** Messages; `session-1` is the first that can be ended. */
  readonly errors?: Errors
  readonly chosen?: readonly string[]
  readonly status?: number
}

function Uses({ context, session }: { context: AccountContext; session: SessionUse }) {
  const { t, site, formats } = context
  const text = (at: string) => {
    const wall = wallClock(site.timeZone, Date.parse(at))
    return `${formats.date(wall)}, ${clock(wall)}`
  }
  return (
    <>
      {t('client-account:sessions.started', { at: text(session.startedAt) })}
      <br />
      {t('client-account:sessions.seen', { at: text(session.seenAt) })}
    </>
  )
}

function Current({ context, session }: { context: AccountContext; session: SessionUse }) {
  const { t } = context
  return (
    <Panel id="this-device" title={t('client-account:sessions.current')}>
      <p>
        <b>{session.device ?? t('client-account:sessions.unknown')}</b>
        <br />
        <small className="muted">
          <Uses context={context} session={session} />
        </small>
      </p>
    </Panel>
  )
}

interface OthersProps extends Required<Pick<Shown, 'errors' | 'chosen'>> {
  readonly context: AccountContext
  readonly sessions: readonly SessionUse[]
}

function Others({ context, sessions, errors, chosen }: OthersProps) {
  const { t, href } = context
  const fault = errors['session-1']
  return (
    <Form context={context} action={href('sessions')} what="end">
      {sessions.map((session, index) => {
        const field = `session-${index + 1}`
        return (
          <div className="form-check" key={session.id} data-wrong={fault ? '' : undefined}>
            <input
              id={field}
              type="checkbox"
              name="session"
              value={session.id}
              defaultChecked={chosen.includes(session.id)}
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? `${field}-uses session-fault` : `${field}-uses`}
            />
            <label htmlFor={field}>
              <b>{session.device ?? t('client-account:sessions.unknown')}</b>
            </label>
            <small className="muted" id={`${field}-uses`}>
              <Uses context={context} session={session} />
            </small>
          </div>
        )
      })}
      {fault && (
        <small id="session-fault" className="form-error">
          {fault}
        </small>
      )}
      <OwnPassword context={context} error={errors.password} />
      <FormEnd>{t('client-account:sessions.end')}</FormEnd>
    </Form>
  )
}

async function shown(
  context: AccountContext,
  { errors = {}, chosen = [], status = 200 }: Shown = {},
): Promise<PageResponse> {
  const { t, accounts, identity, visited, site, session, sessionToken, href } = context
  const all = await accounts.sessions.list(site.id, session.account.id, sessionToken)
  const grants = (await identity?.grants(visited, session.account.id)) ?? []
  const others = all.filter(({ isCurrent }) => !isCurrent)
  return {
    kind: 'page',
    status,
    title: t('client-account:sessions.title'),
    lead: t('client-account:sessions.lead'),
    body: (
      <>
        <Done context={context} texts={{ ended: 'sessions.ended', grant: 'applications.ended' }} />
        <ErrorSummary context={context} errors={errors} />
        {all
          .filter(({ isCurrent }) => isCurrent)
          .map((each) => (
            <Current key={each.id} context={context} session={each} />
          ))}
        <Panel id="other-devices" title={t('client-account:sessions.others')}>
          {others.length === 0 ? (
            <p className="muted">{t('client-account:sessions.none')}</p>
          ) : (
            <Others context={context} sessions={others} errors={errors} chosen={chosen} />
          )}
        </Panel>
        <Applications context={context} grants={grants} />
        <p>
          <a className="link" href={href('profile')}>
            {t('client-account:sessions.back')}
          </a>
        </p>
      </>
    ),
  }
}

async function end(context: AccountContext, form: SentForm): Promise<PageResponse> {
  const { accounts, site, session, t, href } = context
  const chosen = form.getAll('session')
  if (chosen.length === 0)
    return shown(context, {
      errors: { 'session-1': t('client-account:sessions.unchosen') },
      status: 422,
    })
  const password = form.exact('password') || null
  const outcome = await accounts.sessions.endListed(site.id, session.account.id, chosen, password)
  if (outcome.kind === 'ended') return { kind: 'redirect', location: href('sessions', { done: 'ended' }) }
  if (outcome.kind === 'invalid')
    return shown(context, { errors: fieldErrors(context, outcome.faults), chosen, status: 422 })
  const count = minutesOf(outcome.retryAfterSeconds)
  return shown(context, {
    errors: { password: t('client-account:profile.tooMany', { count }) },
    chosen,
    status: 429,
  })
}

async function endApplication(context: AccountContext, form: SentForm): Promise<PageResponse> {
  const { identity, visited, session, href } = context
  await identity?.endGrant(visited, session.account.id, form.text('grant'))
  return { kind: 'redirect', location: href('sessions', { done: 'grant' }) }
}

/** The client's sessions and the applications that may read data; linked from the profile. */
export const sessions = accountPage({
  get: (context) => shown(context),
  post(context, form) {
    const what = form.get('what')
    if (what === 'grant') return endApplication(context, form)
    return what === 'end' ? end(context, form) : shown(context)
  },
})
