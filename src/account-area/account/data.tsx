import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { Form, FormEnd } from '@marquee/forms/form.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { todayIn } from '#models/site-clock.ts'
import { endedCookies } from '../../services/accounts/session-cookies.ts'
import { ErrorSummary } from '../faults.tsx'
import { type AccountContext, accountPage, type ClientAreaPage } from '../page.ts'
import { fieldErrors, fileResponse, minutesOf, OwnPassword, Panel } from './parts.tsx'

type Errors = Readonly<Record<string, string>>

const losses = ['profile', 'bookings', 'saved', 'benefits', 'sessions'] as const

function Deletion({
  context,
  errors,
  sure,
}: {
  readonly context: AccountContext
  readonly errors: Errors
  readonly sure: boolean
}) {
  const { t, href } = context
  return (
    <Panel id="delete" title={t('client-account:data.delete')}>
      <Form context={context} action={href('data')} what="delete">
        <p>{t('client-account:data.deleteText')}</p>
        <ul className="account-losses">
          {losses.map((loss) => (
            <li key={loss}>{t(`client-account:data.losses.${loss}`)}</li>
          ))}
        </ul>
        <OwnPassword context={context} error={errors.password} />
        <div className="form-check" data-wrong={errors.sure ? '' : undefined}>
          <input
            id="sure"
            name="sure"
            type="checkbox"
            defaultChecked={sure}
            aria-invalid={errors.sure ? true : undefined}
            aria-describedby={errors.sure ? 'sure-error' : undefined}
          />
          <label htmlFor="sure">{t('client-account:data.sure')}</label>
          {errors.sure && (
            <small id="sure-error" className="form-error">
              {errors.sure}
            </small>
          )}
        </div>
        <FormEnd look="danger">{t('client-account:data.deleteButton')}</FormEnd>
      </Form>
    </Panel>
  )
}

function shown(context: AccountContext, errors: Errors = {}, sure = false, fault = 422): PageResponse {
  const { t, href } = context
  return {
    kind: 'page',
    status: Object.keys(errors).length > 0 ? fault : 200,
    title: t('client-account:data.title'),
    lead: t('client-account:data.lead'),
    body: (
      <>
        <ErrorSummary context={context} errors={errors} />
        <Panel id="download" title={t('client-account:data.download')}>
          <p className="muted">{t('client-account:data.downloadText')}</p>
          <p>
            <ButtonLink look="solid" href={href('data', { file: 'json' })}>
              {t('client-account:data.downloadLink')}
            </ButtonLink>
          </p>
        </Panel>
        <Deletion context={context} errors={errors} sure={sure} />
      </>
    ),
  }
}

async function file({ accounts, site, session, now }: AccountContext): Promise<PageResponse> {
  const known = await accounts.profiles.exportData(site.id, session.account.id)
  const name = `marquee-${site.id}-${todayIn(site.timeZone, now)}.json`
  return fileResponse(`${JSON.stringify(known, null, 2)}\n`, 'application/json', name)
}

async function remove(context: AccountContext, form: SentForm): Promise<PageResponse> {
  const { accounts, visited, session, href, t } = context
  if (!form.has('sure')) return shown(context, { sure: t('client-account:faults.unticked') })
  const outcome = await accounts.profiles.deleteAccount(
    visited,
    session.account.id,
    form.exact('password') || null,
  )
  if (outcome.kind === 'tooMany') {
    return shown(
      context,
      { password: t('client-account:profile.tooMany', { count: minutesOf(outcome.retryAfterSeconds) }) },
      true,
      429,
    )
  }
  if (outcome.kind === 'invalid') return shown(context, fieldErrors(context, outcome.faults), true)
  return { kind: 'redirect', location: href('goodbye'), cookies: endedCookies(visited) }
}

export const data = accountPage({
  get: (context) => (context.url.searchParams.get('file') === 'json' ? file(context) : shown(context)),
  post: (context, form) => (form.get('what') === 'delete' ? remove(context, form) : shown(context)),
})

/** Shown after the deletion. */
export const goodbye: ClientAreaPage = {
  kind: 'guest',
  get({ session, href, t, siteHref }) {
    if (session !== null) return { kind: 'redirect', location: href('profile') }
    return {
      kind: 'page',
      title: t('client-account:data.goneTitle'),
      lead: t('client-account:data.goneText'),
      body: (
        <p>
          <ButtonLink look="solid" href={siteHref()}>
            {t('client-account:data.goneLink')}
          </ButtonLink>
        </p>
      ),
    }
  },
}
