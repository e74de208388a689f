import type Provider from 'oidc-provider'
import { visit } from './visit.ts'

type Middleware = Parameters<Provider['use']>[0]

/** The provider adds the hashes of its inline scripts. */
const policyOf = (origin: string) =>
  `default-src 'none'; script-src 'self'; form-action 'self' ${origin}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`

/** Framed by the site for silent checks, of which `login_required` is a normal result: no console error. */
export const guardPages: Middleware = async (ctx, next) => {
  const { origin } = visit().place
  ctx.set('Content-Security-Policy', policyOf(origin))
  await next()
  const policy = ctx.response.get('Content-Security-Policy')
  ctx.remove('Content-Security-Policy')
  if (ctx.response.type !== 'text/html') return
  const isMessage = ctx.oidc?.params?.response_mode === 'web_message' && visit().fault === null
  ctx.set('Content-Security-Policy', `${policy}; frame-ancestors ${isMessage ? origin : "'none'"}`)
  if (isMessage) ctx.status = 200
  else ctx.set('X-Frame-Options', 'DENY')
}
