import type Provider from 'oidc-provider'
import { visit } from './visit.ts'

type Middleware = Parameters<Provider['use']>[0]

/** The provider adds the hashes of the scripts it writes. */
const policyOf = (origin: string) =>
  `default-src 'none'; script-src 'self'; form-action 'self' ${origin}; base-uri 'none'`

/** Only the site may frame an answer, and only that of a silent check: `login_required` is an answer too, and no fault for the console to show. */
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
