import { z } from 'zod'
import { MalformedError } from './errors.ts'
import { checkStatus, createHttp, inTime, readResponseJson } from './http.ts'

export interface ProviderCallOptions {
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Milliseconds. */
  readonly timeout: number
}

const discovery = z.object({ issuer: z.string(), userinfo_endpoint: z.url({ protocol: /^https?$/ }) })

const userinfo = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().nullable().catch(null),
  email_verified: z.boolean().catch(false),
  given_name: z.string().max(100).nullable().catch(null),
  family_name: z.string().max(100).nullable().catch(null),
})

export type Userinfo = z.output<typeof userinfo>

/** Names below `localhost` are this machine (RFC 6761), which not every resolver knows. */
function reachable(address: string): string {
  const url = new URL(address)
  if (url.hostname.endsWith('.localhost')) url.hostname = 'localhost'
  return url.href
}

/** The provider's userinfo endpoint, from its discovery document. Throws UnavailableError or MalformedError. */
export async function findUserinfo(
  issuer: string,
  { fetch: fetcher, timeout }: ProviderCallOptions,
): Promise<string> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  return inTime(
    address,
    async (signal) => {
      const response = await createHttp(fetcher).get(reachable(address), { signal, retry: 0 })
      checkStatus(response, address)
      const read = discovery.safeParse((await readResponseJson(response, address)).json)
      if (!read.success) throw new MalformedError(`${address}: invalid discovery document`)
      if (read.data.issuer !== issuer)
        throw new MalformedError(`${address}: the issuer is ${read.data.issuer}`)
      return read.data.userinfo_endpoint
    },
    timeout,
  )
}

/** The user of a token; null if the provider rejects it. Throws UnavailableError or MalformedError. */
export async function readUserinfo(
  address: string,
  token: string,
  { fetch: fetcher, timeout }: ProviderCallOptions,
): Promise<Userinfo | null> {
  return inTime(
    address,
    async (signal) => {
      const headers = { authorization: `Bearer ${token}` }
      const response = await createHttp(fetcher).get(reachable(address), {
        headers,
        signal,
        retry: 0,
        redirect: 'error',
      })
      if (response.status === 401 || response.status === 403 || response.status === 400) {
        void response.body?.cancel()
        return null
      }
      checkStatus(response, address)
      const read = userinfo.safeParse((await readResponseJson(response, address)).json)
      if (!read.success) throw new MalformedError(`${address}: invalid user`)
      return read.data
    },
    timeout,
  )
}
