import { nothingHere, redirectResponse, textResponse } from '../plain-responses.ts'
import type { Handler } from '../server-parts.ts'

export const SECURITY_TEXT = '/.well-known/security.txt'
export const CHANGE_PASSWORD = '/.well-known/change-password'

const VALID_DAYS = 180
const DAY = 86_400_000

/** RFC 9116. */
export const securityText: Handler = ({ options, clock }, _, { host }) => {
  const { SECURITY_CONTACT } = options.env
  if (SECURITY_CONTACT === undefined) return nothingHere(host)
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${new Date(clock() + VALID_DAYS * DAY).toISOString()}`,
    `Preferred-Languages: ${host.site.languages.join(', ')}`,
    `Canonical: ${host.origin}${SECURITY_TEXT}`,
  ]
  return textResponse(200, `${lines.join('\n')}\n`, { https: host.https })
}

/** Password managers lead here; the profile has the form, after a sign-in. */
export const changePassword: Handler = (_, __, { host }) =>
  redirectResponse(host, 302, `${host.clientOrigin}/${host.site.languages[0]}/profile`)
