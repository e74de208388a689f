import { randomBytes } from 'node:crypto'
import { signatures, splitSigned } from './signatures.ts'

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
