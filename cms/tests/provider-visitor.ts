import { handleEndpoints, type SanitizedConfig } from 'payload'
import { outsideVisitor } from '../../tests/contracts/outside-visitor.ts'
import type { OutsideUser } from '../../tests/e2e/outside-provider.ts'
import type { OpenedCms } from './cms.ts'

export const cmsOrigin = 'http://localhost:3001'

/** A browser at the REST API and at the provider; follows no redirect of the API. */
export function editorAt({ payload, key }: OpenedCms, issuer: string) {
  const cookies = new Map<string, string>()
  const elsewhere = outsideVisitor({ issuer })

  async function visit(line: string, headers: Readonly<Record<string, string>> = {}, body?: BodyInit) {
    const [method = 'GET', address = ''] = line.split(' ')
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await handleEndpoints({
      config: payload.config as SanitizedConfig,
      payloadInstanceCacheKey: key,
      request: new Request(new URL(address, cmsOrigin), {
        method,
        headers: { cookie, origin: cmsOrigin, ...headers },
        ...(body === undefined ? {} : { body }),
      }),
    })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    return response
  }

  /** The response of the callback. */
  async function signIn(user: OutsideUser, redirect = '/admin'): Promise<Response> {
    const start = await visit(`GET /api/users/sign-in/start?redirect=${encodeURIComponent(redirect)}`)
    const back = await elsewhere.signIn(start.headers.get('location') ?? '', user)
    return visit(`GET ${back}`)
  }

  async function me(): Promise<Record<string, unknown> | null> {
    const { user } = await (await visit('GET /api/users/me')).json()
    return user
  }

  return { cookies, elsewhere, visit, signIn, me }
}
