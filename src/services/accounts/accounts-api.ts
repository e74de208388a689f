import { UnavailableError } from '@marquee/kit/http/errors.ts'
import { json, jsonError } from '@marquee/kit/http/json-responses.ts'
import { REFUSAL } from '@marquee/kit/http/refusal-reasons.ts'
import { Hono } from 'hono'
import { pageLimits } from '#config/page-limits.ts'
import { languageOf } from '#config/site-language.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { refusalOfError } from '../../api/circuit.ts'
import { readClientPath } from '../../api/client-path.ts'
import { clientHostCalls } from '../../api/contract/client-host.ts'
import type { AccountRequest } from './authenticate.ts'
import { createPersonalApi, type PersonalOptions } from './personal-api.ts'
import { personal } from './responses.ts'

export interface AccountsApiOptions extends Partial<PersonalOptions> {
  readonly document: (site: SiteId, id: string, language: string | null) => Promise<unknown>
  readonly onError: (error: unknown, path: string) => void
}

export interface ClientVisitor {
  readonly origin: string
  readonly clientOrigin: string
  readonly host: 'site' | 'client'
  readonly address?: string | undefined
}

/** Every request is anonymous if `visitor` is absent, as when shared pages are rendered. */
export type AccountsApi = (site: SiteId, request: Request, visitor?: ClientVisitor) => Promise<Response>

const retryLater = { 'retry-after': String(pageLimits.upstream.retryAfterSeconds) }

type Env = { Bindings: AccountRequest & { readonly site: SiteId; readonly language: string | null } }

const responses = {
  [clientHostCalls.subscriptionOffers.path]: 'subscription-offers',
  [clientHostCalls.permanentAutopromo.path]: 'permanent-autopromo',
} as const

function createSharedApi(app: Hono<Env>, { document }: AccountsApiOptions): void {
  for (const [call, id] of Object.entries(responses)) {
    app.get(`/${call}`, async ({ env, req }) => {
      const found = await document(env.site, id, env.language ?? req.query('language') ?? null)
      return found === undefined ? jsonError(404, 'not found') : json(200, found)
    })
    app.all(`/${call}`, () => jsonError(405, 'method not allowed', { allow: 'GET, HEAD' }))
  }
}

export function createAccountsApi(options: AccountsApiOptions): AccountsApi {
  const { accounts, cinemas, identity = null, clock, onError } = options
  const app = new Hono<Env>()
  createSharedApi(app, options)
  if (accounts && cinemas)
    app.route('/', createPersonalApi({ accounts, cinemas, identity, ...(clock ? { clock } : {}) }))
  app.notFound(() => jsonError(404, 'not found'))
  app.onError((error, { req }) => {
    onError(error, req.path)
    // The outside identity provider or the content API cannot be reached.
    if (error instanceof UnavailableError)
      return personal(jsonError(503, 'unavailable', { ...retryLater, [REFUSAL]: refusalOfError(error) }))
    return personal(jsonError(500, 'internal error'))
  })
  return async (site, request, visitor) => {
    const url = new URL(request.url)
    const { call, language } = readClientPath(url.pathname, sites[site].languages)
    const { origin, clientOrigin, host, address } = visitor ?? {
      origin: url.origin,
      clientOrigin: url.origin,
      host: 'site',
      address: undefined,
    }
    if (host === 'site' && visitor && !call.startsWith('client/')) return jsonError(404, 'not found')
    const visited = {
      site,
      origin,
      clientOrigin,
      language: languageOf(site, language ?? url.searchParams.get('language')),
    }
    const forwarded = new Request(`${url.origin}/${call}${url.search}`, request)
    return app.fetch(forwarded, { site, language, visited, request: forwarded, host, address })
  }
}
