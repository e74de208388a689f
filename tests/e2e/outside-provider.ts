import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import { clientOriginOf } from './http.ts'

export interface OutsideUser {
  readonly sub: string
  readonly email: string
  readonly password: string
  readonly givenName: string
  readonly familyName: string
  readonly emailVerified: boolean
  readonly roles?: readonly string[]
}

export interface OutsideProvider {
  readonly issuer: string
  readonly applicationId: string
  readonly secret: string
  readonly users: OutsideUser[]
  close(): Promise<void>
}

export interface OutsideProviderOptions {
  /** Scheme, host and port of the site that signs in here. */
  readonly siteOrigin: string
  readonly port: number
  /** Default: that of the client host of `siteOrigin`. */
  readonly callback?: string
  /** Default: `siteOrigin`. */
  readonly signedOut?: string
  /** Receives logout tokens; default: nothing does. */
  readonly backChannel?: string
  readonly users?: readonly OutsideUser[]
}

const APPLICATION = 'outside-application'
const SECRET = 'secret-of-the-outside-application'

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${title}</title><h1>${title}</h1>${body}</html>`

const field = (name: string, label: string, type = 'text') =>
  `<p><label>${label} <input name="${name}" type="${type}" required></label></p>`

function form(signUp: boolean, fault = ''): string {
  const names = signUp ? field('givenName', 'First name') + field('familyName', 'Last name') : ''
  const fields = field('email', 'E-mail', 'email') + field('password', 'Password', 'password') + names
  const notice = fault === '' ? '' : `<p role="alert">${escaped(fault)}</p>`
  return page(
    signUp ? 'Sign up elsewhere' : 'Sign in elsewhere',
    `${notice}<form method="post">${fields}<button>Continue</button></form>`,
  )
}

let privateKey: KeyObject | undefined

/** Routes and features are the package’s own. */
function settings(
  {
    siteOrigin,
    callback = `${clientOriginOf(siteOrigin)}/callback`,
    signedOut = siteOrigin,
    backChannel,
  }: OutsideProviderOptions,
  users: readonly OutsideUser[],
): Configuration {
  // Making a key takes long.
  privateKey ??= generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey
  return {
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'outside' }] },
    clients: [
      {
        client_id: APPLICATION,
        client_secret: SECRET,
        redirect_uris: [callback],
        post_logout_redirect_uris: [signedOut],
        ...(backChannel === undefined
          ? {}
          : { backchannel_logout_uri: backChannel, backchannel_logout_session_required: true }),
      },
    ],
    cookies: { keys: [randomUUID()] },
    claims: {
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name', 'roles'],
    },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    // The package's own refuses addresses of this machine, which tests use.
    fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined } as RequestInit),
    // Auth0’s parameter for a registration.
    extraParams: ['screen_hint'],
    ttl: {
      AccessToken: 3_600,
      AuthorizationCode: 60,
      Grant: 86_400,
      IdToken: 3_600,
      Interaction: 3_600,
      Session: 86_400,
    },
    interactions: { url: (_, { uid }) => `/log-in/${uid}` },
    async findAccount(_, sub) {
      const user = users.find((each) => each.sub === sub)
      if (!user) return undefined
      const { email, emailVerified, givenName, familyName, roles } = user
      const claims = {
        email,
        email_verified: emailVerified,
        given_name: givenName,
        family_name: familyName,
        name: `${givenName} ${familyName}`.trim(),
        ...(roles ? { roles } : {}),
      }
      return { accountId: sub, claims: async () => ({ sub, ...claims }) }
    },
    loadExistingGrant: (ctx) => wholeGrant(ctx),
  }
}

/** Signing in implies consent. */
async function wholeGrant({ oidc: { client, account, params, provider } }: KoaContextWithOIDC) {
  const grant = new provider.Grant({
    ...(client ? { clientId: client.clientId } : {}),
    ...(account ? { accountId: account.accountId } : {}),
  })
  grant.addOIDCScope(`openid profile email offline_access ${String(params?.scope ?? '')}`)
  await grant.save()
  return grant
}

function htmlResponse(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(html)
}

async function logIn(
  provider: Provider,
  users: OutsideUser[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response)
  const signUp = params.screen_hint === 'signup'
  if (request.method !== 'POST') return htmlResponse(response, 200, form(signUp))
  const fields = new URLSearchParams(await text(request))
  const entered = (name: string) => fields.get(name) ?? ''
  const known = users.find(({ email }) => email === entered('email'))
  const roles = entered('roles').split(' ').filter(Boolean)
  if ((signUp || roles.length > 0) && !known) {
    users.push({
      sub: `outside|${randomUUID()}`,
      email: entered('email'),
      password: entered('password'),
      givenName: entered('givenName'),
      familyName: entered('familyName'),
      emailVerified: true,
      roles,
    })
  }
  const user = users.find(
    ({ email, password }) => email === entered('email') && password === entered('password'),
  )
  if (!user) return htmlResponse(response, 422, form(signUp, 'Unknown e-mail or wrong password.'))
  await provider.interactionFinished(request, response, { login: { accountId: user.sub } })
}

/**
 * Starts an unmodified oidc-provider as a site's outside provider, with storage in memory and its own sign-in
 * page. A form with roles makes its user.
 */
export async function startOutsideProvider(options: OutsideProviderOptions): Promise<OutsideProvider> {
  const { port } = options
  const users = [...(options.users ?? [])]
  const issuer = `http://localhost:${port}`
  const provider = new Provider(issuer, settings(options, users))
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/log-in/')) return next()
    ctx.respond = false
    await logIn(provider, users, ctx.req, ctx.res)
  })
  const server = provider.listen(port)
  // A busy client may send on an idle connection while it is closed.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => void server.once('listening', resolve).once('error', reject))
  async function close(): Promise<void> {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { issuer, applicationId: APPLICATION, secret: SECRET, users, close }
}
