import type { CmsEnv } from '../env.ts'
import { requestAsHost } from '../request-as-host.ts'

const MOST_BYTES = 1_048_576

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Calls of the staff host, which go to the process of the sites: names of this machine are known to browsers only. */
export const staffFetch =
  (siteUrl: string) =>
  async (address: string, { method, headers, body }: Sent = {}): Promise<Response> => {
    const { host, protocol, pathname, search } = new URL(address)
    const scheme = protocol.replace(':', '')
    const received = await requestAsHost(
      new URL(pathname + search, siteUrl),
      { ...headers, host, 'x-forwarded-proto': scheme },
      MOST_BYTES,
      { ...(method && { method }), body: body ? String(body) : undefined },
    )
    const type = received.headers['content-type']
    return new Response(received.body || null, {
      status: received.status,
      headers: type === undefined ? {} : { 'content-type': type },
    })
  }

/** Asked before a browser is led there, which would only find that nothing answers. */
export const isStaffOpen = ({ siteUrl, identity: { issuer } }: CmsEnv): Promise<boolean> =>
  staffFetch(siteUrl)(new URL('.well-known/openid-configuration', issuer).href).then(
    ({ ok }) => ok,
    () => false,
  )
