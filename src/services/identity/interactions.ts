import { readSigned, signedCookie } from '@marquee/identity/cookie-header.ts'
import { lifetimes } from '@marquee/identity/lifetimes.ts'
import { keepInteraction } from '@marquee/identity/oidc-adapter.ts'
import { isSecure, type SiteRequest } from '@marquee/identity/site-request.ts'
import type Provider from 'oidc-provider'
import type { InteractionResults } from 'oidc-provider'
import type { Interaction, InteractionResult } from '../accounts/ports.ts'
import { openInteraction, removeOpen, wantsToRegister } from './interaction-pages.ts'
import type { SessionTools } from './provider-session.ts'

type Pending = InstanceType<Provider['Interaction']>

type InteractionTools = Pick<SessionTools, 'provider' | 'signer' | 'cookies'>

/** Undefined if absent, expired, or another client has signed in since. */
async function pendingOf({ provider, signer, cookies }: InteractionTools, request: Request) {
  const open = readSigned(request.headers.get('cookie'), cookies.open, signer)
  const uid = openInteraction(open, request.url)
  const pending = uid === undefined ? undefined : await provider.Interaction.find(uid)
  if (!pending?.session?.uid) return pending
  const session = await provider.Session.findByUid(pending.session.uid)
  return session?.accountId === pending.session.accountId ? pending : undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The interaction for its page, whose visitor then has the whole time. */
export async function readInteraction(tools: SessionTools, request: Request): Promise<Interaction | null> {
  const pending = await pendingOf(tools, request)
  if (!pending) return null
  const { params, prompt, uid, exp } = pending
  if (exp !== undefined) await keepInteraction(tools.store, tools.site, uid, exp)
  const clientId = textOf(params.client_id)
  const client = await tools.provider.Client.find(clientId)
  return {
    prompt: prompt.name === 'consent' ? 'consent' : 'login',
    signUp: wantsToRegister(params),
    loginHint: textOf(params.login_hint),
    application: client?.clientName ?? clientId,
    scopes: textOf(params.scope).split(' ').filter(Boolean),
  }
}

async function agreedGrant(provider: Provider, { session, params, grantId }: Pending): Promise<string> {
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId)
  const grant =
    known ?? new provider.Grant({ accountId: session?.accountId, clientId: textOf(params.client_id) })
  grant.addOIDCScope(textOf(params.scope))
  return grant.save()
}

async function mergedResults(
  provider: Provider,
  pending: Pending,
  result: InteractionResult,
): Promise<InteractionResults> {
  if ('refused' in result) return { error: 'access_denied', error_description: 'refused by the visitor' }
  const response =
    'account' in result
      ? { login: { accountId: result.account } }
      : { consent: { grantId: await agreedGrant(provider, pending) } }
  return { ...pending.lastSubmission, ...response }
}

export async function finishInteraction(
  tools: InteractionTools,
  visited: SiteRequest,
  request: Request,
  result: InteractionResult,
): Promise<Response | undefined> {
  const pending = await pendingOf(tools, request)
  if (!pending) return undefined
  pending.result = await mergedResults(tools.provider, pending, result)
  await pending.persist()
  const open = removeOpen(
    readSigned(request.headers.get('cookie'), tools.cookies.open, tools.signer),
    pending.uid,
  )
  const headers = new Headers({ location: pending.returnTo, 'cache-control': 'no-store' })
  for (const line of signedCookie(
    tools.cookies.open,
    open,
    tools.signer,
    { secure: isSecure(visited) },
    lifetimes.interaction,
  ))
    headers.append('set-cookie', line)
  return new Response(null, { status: 303, headers })
}
