import { Check } from '@marquee/forms/choices.tsx'
import { Form, FormEnd } from '@marquee/forms/form.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import { type AccountContext, accountPage } from '../page.ts'
import { Done, Panel } from './parts.tsx'

const done = { saved: 'consents.saved' }

/** Opens the site's cookie preferences. */
const COOKIES = '#cookies'

function shown(context: AccountContext): PageResponse {
  const { t, session, href, siteHref } = context
  const { newsletter, mailConsent } = session.account
  return {
    kind: 'page',
    title: t('client-account:consents.title'),
    lead: t('client-account:consents.lead'),
    body: (
      <>
        <Done context={context} texts={done} />
        <Panel id="mails" title={t('client-account:consents.mails')}>
          <Form context={context} action={href('consents')} what="save">
            <Check
              name="newsletter"
              label={t('client-account:consents.newsletter')}
              hint={t('client-account:consents.newsletterText')}
              checked={newsletter}
            />
            <Check
              name="mailConsent"
              label={t('client-account:consents.mailConsent')}
              hint={t('client-account:consents.mailConsentText')}
              checked={mailConsent}
            />
            <p className="muted">{t('client-account:consents.always')}</p>
            <FormEnd>{t('client-account:consents.save')}</FormEnd>
          </Form>
        </Panel>
        <Panel id="site-cookies" title={t('client-account:consents.cookies')}>
          <p className="muted">{t('client-account:consents.cookiesText')}</p>
          <p>
            <a className="link" href={siteHref() + COOKIES}>
              {t('client-account:consents.cookiesLink')}
            </a>
          </p>
        </Panel>
      </>
    ),
  }
}

export const consents = accountPage({
  get: shown,
  async post(context, form) {
    const { accounts, site, session, href } = context
    if (form.get('what') !== 'save') return shown(context)
    await accounts.profiles.changeConsents(site.id, session.account.id, {
      newsletter: form.has('newsletter'),
      mailConsent: form.has('mailConsent'),
    })
    return { kind: 'redirect', location: href('consents', { done: 'saved' }) }
  },
})
