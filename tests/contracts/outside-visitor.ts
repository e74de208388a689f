import { text } from 'node:stream/consumers'
import type { OutsideProvider, OutsideUser } from '../e2e/outside-provider.ts'
import { startLocalServer } from '../local-server.ts'

export const noor: OutsideUser = {
  sub: 'outside|7',
  email: 'noor@cinema.example',
  password: 'an outside password',
  givenName: 'Noor',
  familyName: 'Çelik',
  emailVerified: true,
}

/** Receives the logout tokens of a provider. */
export async function startBackChannel() {
  const tokens: string[] = []
  const { url, stop } = await startLocalServer(async (request, response) => {
    tokens.push(new URLSearchParams(await text(request)).get('logout_token') ?? '')
    response.end()
  })
  return { address: `${url}/`, tokens, stop }
}

/** A minimal browser at the provider; follows no redirect. */
export function outsideVisitor({ issuer }: Pick<OutsideProvider, 'issuer'>) {
  const cookies = new Map<string, string>()

  async function visit(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(path, issuer), {
      ...init,
      redirect: 'manual',
      // A server closes an idle connection while a busy test may be sending on it.
      headers: { connection: 'close', ...(init.headers as object), ...(cookie ? { cookie } : {}) },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }

  /** Signs in on the provider's page that `address` leads to. Returns the address to which that leads back. */
  async function signIn(address: string, user: OutsideUser = noor): Promise<string> {
    const page = (await visit(address)).headers.get('location') ?? ''
    // There is no page if the provider has a session.
    if (!page.startsWith('/log-in/')) return page
    const { email, password, givenName, familyName, roles = [] } = user
    const body = new URLSearchParams({ email, password, givenName, familyName, roles: roles.join(' ') })
    const on = await visit(page, { method: 'POST', body })
    return (await visit(on.headers.get('location') ?? '')).headers.get('location') ?? ''
  }

  /** Ends the session at the provider. */
  async function signOut(): Promise<void> {
    const page = await (await visit('/session/end')).text()
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? []
    await visit('/session/end/confirm', {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    })
  }

  return { cookies, visit, signIn, signOut }
}
