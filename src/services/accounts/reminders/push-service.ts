import { createECDH } from 'node:crypto'
import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '@marquee/kit/http/public-address.ts'

const MOST_CHARACTERS = 1_000
const LOCAL_NAMES = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$|^[^.]+$/i

/**
 * True for an address that a push service may have: browsers name it, so visitors could name any. `loopback` allows
 * the fake of the tests.
 */
export function isNotificationAddress(text: string, loopback = false): boolean {
  if (text.length > MOST_CHARACTERS || !URL.canParse(text)) return false
  const { protocol, hostname, port, username, password, hash } = new URL(text)
  if (loopback && hostname === '127.0.0.1') return true
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '' || hash !== '') return false
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && !LOCAL_NAMES.test(hostname)
}

/** Refuses names that lead into our own network, when connecting: a name may change its address after a check. */
export const publicLookup: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return done(error ?? new Error('The push service has no address'), '')
    if (!found.every(({ address }) => isPublicAddress(address)))
      return done(new Error('The push service is not on a public address'), '')
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })

export interface NotificationSettings {
  /** Private key of the P-256 pair (VAPID), 32 bytes in base64url. */
  readonly key: string
  /** `mailto:` or `https:`, for the operators of push services. */
  readonly contact: string
  /** Allows a push service on 127.0.0.1, for tests. */
  readonly loopback?: boolean
}

/** The public key, 65 bytes in base64url. Throws for a key that is none. */
export function publicNotificationKey(key: string): string {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(key, 'base64url')
  return pair.getPublicKey('base64url')
}
