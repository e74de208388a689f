import { randomBytes } from 'node:crypto'
import { signatures, splitSigned } from '../secrets/secrets.ts'
import { hostCookieName, readCookie, serializeCookie } from './cookies.ts'

const browsers = [
  ['Edge', /\bEdg\w*\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const
const systems = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

const first = (list: readonly (readonly [string, RegExp])[], text: string) =>
  list.find(([, pattern]) => pattern.test(text))?.[0]

/** `Firefox, Windows`; null if neither is known. Versions are not stored. */
export function deviceOf(userAgent: string | null): string | null {
  const names = [first(browsers, userAgent ?? ''), first(systems, userAgent ?? '')]
  return names.filter((name) => name !== undefined).join(', ') || null
}

const NAME = 'device'
const SECONDS = 180 * 86_400

export const deviceCookieOf = ({ headers }: Pick<Request, 'headers'>, https: boolean): string | undefined =>
  readCookie(headers.get('cookie'), hostCookieName(NAME, https))

/** The cookie of a browser in which somebody has signed in; it says nothing about being signed in. */
export const deviceCookie = (value: string, https: boolean): string =>
  serializeCookie(hostCookieName(NAME, https), value, {
    maxAge: SECONDS,
    httpOnly: true,
    secure: https,
    sameSite: 'lax',
  })

const RANDOM_BYTES = 18

export interface KnownDevices {
  /** Value of the cookie of a browser in which somebody has just signed in. */
  issue(account: string): string
  /** Id of the browser if this account has signed in there. */
  idOf(account: string, cookie: string | undefined): string | undefined
}

/**
 * Strangers cannot use up the attempts of a browser that has signed in before.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function knownDevices(setting: string): KnownDevices {
  const { sign, isSignature } = signatures(setting)
  return {
    issue(account) {
      const id = randomBytes(RANDOM_BYTES).toString('base64url')
      return `${id}.${sign('device', account, id)}`
    },
    idOf(account, cookie = '') {
      const [id, signature] = splitSigned(cookie)
      return id !== '' && isSignature(signature, 'device', account, id) ? id : undefined
    },
  }
}
