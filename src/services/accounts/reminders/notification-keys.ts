import { createECDH } from 'node:crypto'

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
