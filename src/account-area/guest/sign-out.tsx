import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { Form, FormEnd } from '@marquee/forms/form.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import { authentication } from '#config/authentication.ts'
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
        <FormEnd leave={{ href: siteHref(), label: t('client-guest:signOut.stay') }}>
          {t('client-guest:signOut.submit')}
        </FormEnd>
      </Form>
    ),
  }
}

/** The end of a session here also signs out at an outside provider, by a page of ours that leads there. */
export async function leave(
  { identity, isElsewhere, visited, session, t }: ClientContext,
  location: string,
  cookies: readonly string[],
): Promise<PageResponse> {
  const next = isElsewhere ? await identity?.logOutAddress(visited, session) : null
  if (next == null) return { kind: 'redirect', location, cookies }
  return {
    kind: 'page',
    title: t('client-guest:leave.title'),
    lead: t('client-guest:leave.lead'),
    body: (
      <p>
        <ButtonLink look="solid" external href={next}>
          {t('client-guest:leave.link')}
        </ButtonLink>
      </p>
    ),
    next,
    cookies,
  }
}

async function send(context: ClientContext): Promise<PageResponse> {
  const { accounts, identity, visited, request, sessionToken, site, href, siteHref } = context
  const ended = (await identity?.endSession(visited, request)) ?? []
  if (sessionToken !== undefined) await accounts.sessions.end(visited.site, sessionToken)
  const isExternal = identity !== null && authentication.externalOn.includes(site.id)
  const location = isExternal ? siteHref() : href('sign-in', { done: 'signedOut' })
  return leave(context, location, [...endedCookies(visited), ...ended])
}

export const signOut: ClientAreaPage = { kind: 'guest', get: show, post: send }
