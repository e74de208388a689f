import { Form, FormEnd } from '@marquee/forms/form.tsx'
import { wallClock } from '#models/site-clock.ts'
import type { ApplicationGrant } from '../../services/accounts/ports.ts'
import { scopeText } from '../guest/consent.tsx'
import type { AccountContext } from '../page.ts'
import { Panel } from './parts.tsx'

interface ApplicationsProps {
  readonly context: AccountContext
  readonly grants: readonly ApplicationGrant[]
}

/** Applications of others that the client allowed to read data; nothing without any. */
export function Applications({ context, grants }: ApplicationsProps) {
  const { t, href, site, formats } = context
  if (grants.length === 0) return null
  return (
    <Panel id="applications" title={t('client-account:applications.title')}>
      <p className="muted">{t('client-account:applications.lead')}</p>
      {grants.map(({ id, application, scopes, since }) => (
        <Form context={context} action={href('sessions')} what="grant" key={id}>
          <input type="hidden" name="grant" value={id} />
          <p>
            <b>{application}</b>
            <br />
            <small className="muted">
              {scopes.map((scope) => scopeText(context, scope)).join(', ')}
              <br />
              {t('client-account:applications.since', {
                date: formats.date(wallClock(site.timeZone, Date.parse(since))),
              })}
            </small>
          </p>
          <FormEnd look="plain">{t('client-account:applications.end', { application })}</FormEnd>
        </Form>
      ))}
    </Panel>
  )
}
