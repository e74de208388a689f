import { authentication } from '../../../config/authentication.ts'
import { endedCookies } from '../../backend/accounts/session-cookies.ts'
import { Form, Submit } from '../forms/form.tsx'
import type { ClientAreaPage, ClientContext, PageAnswer } from '../page.ts'

function show(context: ClientContext): PageAnswer {
  const { t, session, href, siteHref } = context
  if (session === null) return { kind: 'redirect', location: href('sign-in') }
  return {
    kind: 'page',
    title: t('client-doors:signOut.title'),
    lead: t('client-doors:signOut.lead'),
    body: (
      <Form context={context}>
        <div className="form-end">
          <Submit>{t('client-doors:signOut.submit')}</Submit>
          <a className="link" href={siteHref()}>
            {t('client-doors:signOut.stay')}
          </a>
        </div>
      </Form>
    ),
  }
}

/** Where a provider signs clients in, it has a session of its own that has to end too; it leads back to the site. */
function afterwards({ identity, site, place, href }: ClientContext): string {
  if (identity === null || !authentication.externalOn.includes(site.id)) return href('sign-in', { done: 'signedOut' })
  const query = new URLSearchParams({ client_id: authentication.applicationId, returnTo: place.origin })
  return `${place.clientOrigin}/v2/logout?${query}`
}

async function send(context: ClientContext): Promise<PageAnswer> {
  const { accounts, place, sessionToken } = context
  if (sessionToken !== undefined) await accounts.endSession(place.site, sessionToken)
  return { kind: 'redirect', location: afterwards(context), cookies: endedCookies(place) }
}

export const signOut: ClientAreaPage = { kind: 'door', get: show, post: send }
