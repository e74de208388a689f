import type { LoggedOut } from '@marquee/identity/logout-token.ts'
import { createStaffProvider, type StaffProvider } from '@marquee/identity/staff-provider.ts'
import type { Endpoint, PayloadRequest, Where } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie, getSafeRedirect } from 'payload/shared'
import type { CmsEnv } from '../env.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { editorAccess } from '../users/sign-in-access.ts'
import { addressOf } from './address-of.ts'
import { recordAudit } from './audit-entries.ts'
import { enterProvided } from './enter.ts'
import { alone } from './other-ways.ts'
import { authOf, endSessions, findProviderSessions, providerSessionOf } from './provider-sessions.ts'
import { type SignInFault, signInPaths, signInRoutes } from './sign-in-paths.ts'
import { isStaffOpen, staffFetch } from './staff-host.ts'

const HOME = '/admin'
const LOGIN = '/admin/login'
const SIGNED_OUT = `${LOGIN}?state=signed-out`

const headersWith = (cookies: readonly string[]) => {
  const headers = new Headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  for (const line of cookies) headers.append('set-cookie', line)
  return headers
}

function redirectTo(location: string, cookies: readonly string[] = []): Response {
  const headers = headersWith(cookies)
  headers.set('location', location)
  return new Response(null, { status: 303, headers })
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Payload ignores the cookie of a request that another host led to, so that a page of ours has to lead on. */
function continueAt(path: string, cookies: readonly string[]): Response {
  const headers = headersWith(cookies)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', "default-src 'none'")
  const html = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${escaped(path)}"><title>…</title>`
  return new Response(html, { headers })
}

const failed = (fault: SignInFault, cookies: readonly string[] = []) =>
  redirectTo(`${LOGIN}?failed=${fault}`, cookies)

const safePath = (path: string) => getSafeRedirect({ redirectTo: path, fallbackTo: HOME })

async function comeBack(req: PayloadRequest, provider: StaffProvider, env: CmsEnv): Promise<Response> {
  const { identity: settings } = env
  const { cookies, ...returned } = await provider.finish(env.publicUrl, {
    url: req.url ?? '',
    headers: req.headers,
  })
  if (returned.kind === 'fault') {
    if (returned.fault !== 'expired')
      await recordAudit(req, { event: 'sign-in.failed', person: null, way: settings.issuer })
    return failed(returned.fault, cookies)
  }
  const entered = await enterProvided(req, { subject: returned.subject, settings, access: editorAccess(env) })
  if (entered.kind !== 'in') return failed(entered.kind, cookies)
  const cookie = generatePayloadCookie({ ...authOf(req), token: entered.token })
  return continueAt(safePath(returned.back), [...cookies, cookie])
}

async function signOut(req: PayloadRequest, provider: StaffProvider, env: CmsEnv): Promise<Response> {
  const { user } = req
  if (!user || !('_sid' in user)) return redirectTo(SIGNED_OUT)
  const session = await providerSessionOf(req)
  await endSessions(req, Number(user.id), (id) => id === user._sid)
  await recordAudit(req, { event: 'sign-in.ended', person: addressOf(user), way: session?.issuer })
  const elsewhere = session && (await provider.logOutAddress(env.publicUrl, session.idToken))
  return redirectTo(elsewhere ?? SIGNED_OUT, [generateExpiredPayloadCookie(authOf(req))])
}

/** Ends sessions that have ended at the provider. */
function endProvided(req: PayloadRequest, who: LoggedOut): Promise<void> {
  const { issuer, subject, providerSession, startedBefore } = who
  const until = new Date(startedBefore * 1_000).toISOString()
  const ended: Where[] = [
    { issuer: { equals: issuer } },
    { createdAt: { less_than_equal: until } },
    ...(subject === null ? [] : [{ subject: { equals: subject } }]),
    ...(providerSession === null ? [] : [{ providerSession: { equals: providerSession } }]),
  ]
  return alone(req, async () => {
    for (const { account, session } of await findProviderSessions(req, { and: ended })) {
      await endSessions(req, account, (id) => id === session)
      const user = await req.payload.findByID({
        collection: 'users',
        id: account,
        depth: 0,
        disableErrors: true,
        req,
      })
      await recordAudit(req, { event: 'sign-in.ended', person: user?.email ?? null, way: issuer })
    }
  })
}

export type SignInLog = (error: unknown, message: string) => void

/** Sign-in and sign-out at the provider. */
export function signInCalls(env: CmsEnv, log: SignInLog): Endpoint[] {
  const { identity } = env
  const provider = createStaffProvider({
    settings: identity,
    secret: env.secret,
    paths: { callback: signInPaths.callback, signedOut: LOGIN, home: HOME },
    onError: log,
    ...(identity.isEmbedded && { fetch: staffFetch(env.siteUrl) }),
  })
  return [
    {
      path: signInRoutes.start,
      method: 'get',
      async handler(req) {
        const back = safePath(req.searchParams.get('redirect') ?? HOME)
        if (identity.isEmbedded && !(await isStaffOpen(env))) return failed('unavailable')
        const started = await provider.start(env.publicUrl, req.headers.get('cookie'), {
          back,
          language: interfaceLanguage(req),
        })
        return started ? redirectTo(started.address, started.cookies) : failed('unavailable')
      },
    },
    {
      path: signInRoutes.callback,
      method: 'get',
      handler: (req) => comeBack(req, provider, env),
    },
    {
      path: signInRoutes.backChannel,
      method: 'post',
      handler: (req) => provider.backChannel(req as Request, (who) => endProvided(req, who)),
    },
    { path: signInRoutes.end, method: 'post', handler: (req) => signOut(req, provider, env) },
  ]
}
