import type { BrowserContext, Page, Route } from '@playwright/test'
import type { SiteId } from '#config/sites.ts'
import { clientOriginOf, originOf } from './http.ts'
import { modalOf } from './modals.ts'

/** The effect of a button in the frame's page. */
interface FrameButton {
  readonly name: string
  /** Announces who is signed in, as the sign-in page does. */
  readonly signsIn?: string
  readonly message?: unknown
}

const hintOf = (id: string, seconds = 3_600) =>
  Buffer.from(JSON.stringify({ id, exp: Math.floor(Date.now() / 1000) + seconds })).toString('base64url')

/** A mock of a site's client host: its readable cookie names the client, if the host agrees. */
export async function mockClientHost(context: BrowserContext, site: SiteId) {
  const origin = originOf(site)
  const { hostname } = new URL(origin)
  const clientOrigin = clientOriginOf(origin)
  const requests: string[] = []
  const state = {
    client: { firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.org' } as object,
    broken: null as number | null,
    frame: [] as readonly FrameButton[],
  }
  const cors = (route: Route) => ({
    'access-control-allow-origin': route.request().headers().origin ?? origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'x-xsrf-token, content-type, authorization',
  })
  const cookie = (value: string, seconds: number) =>
    `client-session=${value}; domain=${hostname}; path=/; max-age=${seconds}`
  const button = ({ name, signsIn, message }: FrameButton) => {
    const sets = signsIn ? `document.cookie='${cookie(hintOf(signsIn), 3_600)}';` : ''
    const posts = message === undefined ? '' : `parent.postMessage(${JSON.stringify(message)}, '${origin}')`
    return `<button onclick="${(sets + posts).replaceAll('"', '&quot;')}">${name}</button>`
  }

  async function respond(route: Route): Promise<void> {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors(route) })
    if (!pathname.startsWith('/api/')) {
      requests.push(`frame ${pathname}${search}`)
      return route.fulfill({
        contentType: 'text/html',
        body: `<title>Frame</title><h1>Frame</h1>${state.frame.map(button).join('')}`,
      })
    }
    const call = `${request.method()} ${pathname}`
    const { authorization, 'x-xsrf-token': csrf } = await request.allHeaders()
    requests.push([call, csrf && `csrf ${csrf}`, authorization].filter(Boolean).join(' '))
    if (state.broken !== null) return route.fulfill({ status: state.broken, headers: cors(route), json: {} })
    if (call.endsWith('/webview'))
      return route.fulfill({
        headers: cors(route),
        json: {
          loginUrl: `${clientOrigin}/fr/sign-in?framed=1`,
          signupUrl: `${clientOrigin}/fr/register?framed=1&new=1`,
        },
      })
    if (call.endsWith('/logout')) {
      await context.clearCookies({ name: 'client-session' })
      return route.fulfill({ status: 204, headers: cors(route) })
    }
    return route.fulfill({ headers: cors(route), json: { icu: 'c1', ...state.client } })
  }

  await context.route(`${clientOrigin}/**`, respond)
  return {
    requests,
    state,
    clientOrigin,
    signIn: (value = hintOf('c1')) =>
      context.addCookies([
        { name: 'client-session', value, domain: `.${hostname}`, path: '/' },
        { name: 'XSRF-TOKEN', value: 'forge%2Fry', domain: `.${hostname}`, path: '/' },
      ]),
    frameOf: (page: Page) => modalOf(page, 'authFrame').frameLocator('iframe'),
  }
}
