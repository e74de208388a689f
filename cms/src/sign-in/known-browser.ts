import { deviceCookie, deviceCookieOf } from '@marquee/kit/http/device-cookie.ts'
import { knownDevices } from '@marquee/kit/secrets/known-devices.ts'
import type { PayloadRequest } from 'payload'
import type { CmsEnv } from '../env.ts'
import { stampedAddress } from '../visitor-addresses.ts'

export interface KnownBrowsers {
  /** The origin under which attempts at an account are counted. `account`: its address. */
  originOf(
    req: Pick<PayloadRequest, 'headers'>,
    account: string,
  ): { readonly address: string | undefined; readonly device: string | undefined }
  /**
   * Strangers cannot use up the attempts of this browser from now on. Only once a session is open: the password alone
   * must not give its thief attempts at the second factor.
   */
  remember(req: PayloadRequest, account: string): void
}

export const accountKey = (email: unknown): string =>
  typeof email === 'string' ? email.toLowerCase().trim() : ''

export function knownBrowsers({ secret, publicUrl }: Pick<CmsEnv, 'secret' | 'publicUrl'>): KnownBrowsers {
  const devices = knownDevices(secret)
  const https = publicUrl.startsWith('https:')
  return {
    originOf: (req, account) => ({
      address: stampedAddress(req),
      device: devices.idOf(account, deviceCookieOf(req, https)),
    }),
    remember(req, account) {
      if (devices.idOf(account, deviceCookieOf(req, https)) !== undefined) return
      req.responseHeaders ??= new Headers()
      req.responseHeaders.append('set-cookie', deviceCookie(devices.issue(account), https))
    },
  }
}
