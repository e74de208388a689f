import { Check } from '../forms/field.tsx'
import { Form, Submit } from '../forms/form.tsx'
import { type AccountContext, accountPage, type PageResponse } from '../page.ts'
import { Done, Panel } from './parts.tsx'

const done = { saved: 'consents.saved' }

/** The site opens the preferences of its cookies where its address ends so. */
const COOKIES = '#cookies'

function shown(context: AccountContext): PageResponse {
  const { t, session, href, siteHref } = context
  const { newsletter, mailConsent } = session.account
  return {
    kind: 'page',
    title: t('client-rooms:consents.title'),
    lead: t('client-rooms:consents.lead'),
    body: (
      <>
        <Done context={context} texts={done} />
        <Panel id="mails" title={t('client-rooms:consents.mails')}>
          <Form context={context} action={href('consents')} what="save">
            <Check
              name="newsletter"
              label={t('client-rooms:consents.newsletter')}
              hint={t('client-rooms:consents.newsletterText')}
              checked={newsletter}
            />
            <Check
              name="mailConsent"
              label={t('client-rooms:consents.mailConsent')}
              hint={t('client-rooms:consents.mailConsentText')}
              checked={mailConsent}
            />
            <p className="muted">{t('client-rooms:consents.always')}</p>
            <div className="form-end">
              <Submit>{t('client-rooms:consents.save')}</Submit>
            </div>
          </Form>
        </Panel>
        <Panel id="site-cookies" title={t('client-rooms:consents.cookies')}>
          <p className="muted">{t('client-rooms:consents.cookiesText')}</p>
          <p>
            <a className="link" href={siteHref() + COOKIES}>
              {t('client-rooms:consents.cookiesLink')}
            </a>
          </p>
        </Panel>
      </>
    ),
  }
}

/** What the client wants to be written about. */
export const consents = accountPage({
  get: shown,
  async post(context, form) {
    const { accounts, site, session, href } = context
    if (form.get('what') !== 'save') return shown(context)
    await accounts.changeConsents(site.id, session.account.id, {
      newsletter: form.has('newsletter'),
      mailConsent: form.has('mailConsent'),
    })
    return { kind: 'redirect', location: href('consents', { done: 'saved' }) }
  },
})
