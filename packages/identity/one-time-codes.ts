import { randomBytes } from 'node:crypto'
import { hashToken } from '@marquee/kit/secrets/tokens.ts'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const PERIOD = 30
const KEY_BYTES = 20
const RECOVERY_BYTES = 10

/** The key of a person's one-time codes (RFC 6238). */
export interface CodeKey {
  /** Shown in the app. */
  readonly issuer: string
  readonly label: string
  /** Base32. */
  readonly key: string
}

const totpOf = ({ issuer, label, key }: CodeKey) =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(key),
  })

/** Base32. */
export const newCodeKey = (): string => new Secret({ size: KEY_BYTES }).base32

/** `otpauth:` address of the key. */
export const codeAddress = (key: CodeKey): string => totpOf(key).toString()

/** The period of a valid code, which may be the one before or after; null for another code. `now`: milliseconds. */
export function codeStep(key: string, code: string, now: number): number | null {
  const delta = totpOf({ issuer: '', label: '', key }).validate({ token: code, window: 1, timestamp: now })
  return delta === null ? null : Math.floor(now / 1_000 / PERIOD) + delta
}

/** Codes of 80 random bits, grouped for typing. */
export const newRecoveryCodes = (count: number): readonly string[] =>
  Array.from({ length: count }, () =>
    (randomBytes(RECOVERY_BYTES).toString('hex').match(/.{5}/g) ?? []).join('-'),
  )

/** A code as typed, without its groups. */
export const plainCode = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** The hash of a plain code. */
export const recoveryHash = (owner: string, code: string): string => hashToken(`${owner}\n${code}`)

/** A `data:` address. */
export const qrCode = (text: string): string => `data:image/svg+xml,${encodeURIComponent(renderSVG(text))}`

export const groupedKey = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ')
