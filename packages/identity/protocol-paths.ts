/** Auth0's paths, which its client library expects. */
export const protocolRoutes = {
  authorization: '/authorize',
  token: '/oauth/token',
  userinfo: '/userinfo',
  jwks: '/.well-known/jwks.json',
  end_session: '/session/end',
} as const

export const LOG_OUT = '/v2/logout'

const whole: ReadonlySet<string> = new Set([
  ...Object.values(protocolRoutes),
  LOG_OUT,
  '/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
  `${protocolRoutes.end_session}/confirm`,
  `${protocolRoutes.end_session}/success`,
])

const RESUME = new RegExp(`^${protocolRoutes.authorization}/([\\w-]{1,64})$`)

export const resumedInteraction = (pathname: string): string | undefined => RESUME.exec(pathname)?.[1]

export const isProtocolPath = (pathname: string): boolean => whole.has(pathname) || RESUME.test(pathname)
