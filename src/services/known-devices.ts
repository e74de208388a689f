import { createHmac, randomBytes } from 'node:crypto'
import { sameText } from '../../content-models/same-text.ts'
import { secretsOf } from '../../content-models/secrets.ts'

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
  const secrets = secretsOf(setting)
  const signed = (secret: string, id: string, account: string) =>
    `${id}.${createHmac('sha256', secret).update(['device', account, id].join('\n')).digest('base64url')}`
  return {
    issue: (account) => signed(secrets[0], randomBytes(RANDOM_BYTES).toString('base64url'), account),
    idOf(account, cookie = '') {
      const [id = ''] = cookie.split('.', 1)
      const isOurs = secrets.some((secret) => sameText(cookie, signed(secret, id, account)))
      return id !== '' && isOurs ? id : undefined
    },
  }
}
