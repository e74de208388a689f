import { createHmac, hkdfSync } from 'node:crypto'
import { secretsOf } from '@marquee/kit/secrets/secrets.ts'
import { sameText } from '@marquee/kit/secrets/tokens.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import { z } from './zod.ts'

export interface TokenKind<Content> {
  /** Domain separation: part of the key, so that tokens of other purposes cannot be used. */
  readonly purpose: string
  /** First part of the token, signed with the rest; changes with the format. */
  readonly mark: string
  /** Longer tokens are rejected unread, in characters. */
  readonly maxLength: number
  /** Payload besides site and expiry; unknown fields are ignored. */
  readonly content: z.ZodType<Content>
}

export interface SignedFor {
  readonly site: SiteId
  /** Epoch milliseconds, in whole seconds. */
  readonly until: number
}

export interface SignedTokens<Content> {
  /** A check of the form only; the signature is not verified. */
  isOne(token: string): boolean
  /** Three parts separated by dots, safe in queries, cookies and headers. `until` is truncated to seconds. */
  sign(secret: string, site: SiteId, content: Content, until: number): string
  /**
   * Verifies the signature before parsing. `now` in epoch milliseconds. `expired`: valid, but past its
   * expiry. `invalid`: wrong signature or kind, altered, too long, or for another site.
   */
  read(
    secret: string,
    site: SiteId,
    token: string,
    now: number,
  ): (Content & SignedFor) | 'expired' | 'invalid'
}

const KEY_BYTES = 32
const SECOND = 1_000

const envelope = z.object({ site: z.enum(siteIds), exp: z.int().positive() })

function parsed(body: string): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/**
 * Short-lived tokens of one kind, each for one site; they are not stored. Format:
 * `<mark>.<JSON>.<signature>`, the last two in base64url. The JSON is the content with `site` and `exp`
 * (epoch seconds). The signature is the HMAC-SHA256 of mark, dot and base64url of the JSON. Its key of 32
 * bytes is the HKDF-SHA256 of the secret, without salt, with `marquee <purpose> <mark>` as info.
 */
export function signedTokens<Content extends object>({
  purpose,
  mark,
  maxLength,
  content,
}: TokenKind<Content>): SignedTokens<Content> {
  const keys = new Map<string, Uint8Array>()
  function keyOf(secret: string): Uint8Array {
    const known =
      keys.get(secret) ??
      new Uint8Array(hkdfSync('sha256', secret, '', `marquee ${purpose} ${mark}`, KEY_BYTES))
    keys.set(secret, known)
    return known
  }
  const signatureOf = (secret: string, text: string): string =>
    createHmac('sha256', keyOf(secret)).update(text).digest('base64url')

  function bodyOf(secret: string, token: string): unknown {
    if (token.length > maxLength) return undefined
    const [start = '', body = '', signature = '', ...rest] = token.split('.')
    const isOurs =
      start === mark &&
      rest.length === 0 &&
      secretsOf(secret).some((each) => sameText(signatureOf(each, `${start}.${body}`), signature))
    return isOurs ? parsed(body) : undefined
  }

  return {
    isOne: (token) => token.startsWith(`${mark}.`),
    sign(secret, site, payload, until) {
      const body = { site, ...payload, exp: Math.floor(until / SECOND) }
      const text = `${mark}.${Buffer.from(JSON.stringify(body)).toString('base64url')}`
      return `${text}.${signatureOf(secretsOf(secret)[0], text)}`
    },
    read(secret, site, token, now) {
      const body = bodyOf(secret, token)
      const [frame, payload] = [envelope.safeParse(body).data, content.safeParse(body).data]
      if (!payload || frame?.site !== site) return 'invalid'
      const until = frame.exp * SECOND
      return until > now ? { ...payload, site, until } : 'expired'
    },
  }
}
