import { authentication } from '../../../config/authentication.ts'
import { Form, Submit } from '../../form-pages/form.tsx'
import type { PageResponse } from '../../form-pages/page.ts'
import { endedCookies } from '../../services/accounts/session-cookies.ts'
import type { ClientAreaPage, ClientContext } from '../page.ts'

function show(context: ClientContext): PageResponse {
  const { t, session, href, siteHref } = context
  if (session === null) return { kind: 'redirect', location: href('sign-in') }
  return {
    kind: 'page',
    title: t('client-guest:signOut.title'),
    lead: t('client-guest:signOut.lead'),
    body: (
      <Form context={context}>
        <div className="form-end">
          <Submit>{t('client-guest:signOut.submit')}</Submit>
          <a className="link" href={siteHref()}>
            {t('client-guest:signOut.stay')}
          </a>
        </div>
      </Form>
    ),
  }
}

/** Signs out at the provider too; an outside one takes a redirect. */
function afterwards({ identity, site, place, href, siteHref }: ClientContext): string {
  if (identity === null || !authentication.externalOn.includes(site.id))
    return href('sign-in', { done: 'signedOut' })
  return identity.logOutAddress(place) ?? siteHref()
}

async function send(context: ClientContext): Promise<PageResponse> {
  const { accounts, identity, place, request, sessionToken } = context
  const ended = (await identity?.endSession(place, request)) ?? []
  if (sessionToken !== undefined) await accounts.endSession(place.site, sessionToken)
  return { kind: 'redirect', location: afterwards(context), cookies: [...endedCookies(place), ...ended] }
}

export const signOut: ClientAreaPage = { kind: 'guest', get: show, post: send }
