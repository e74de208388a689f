import { readCookie, serializeCookie } from '@marquee/kit/http/cookies.ts'
import { isContentToken } from '#models/preview-token.ts'
import type { Exchange } from '../exchange.ts'
import { PREVIEW_COOKIE } from './preview-paths.ts'

export interface PreviewTokens {
  readonly flags?: string | undefined
  readonly content?: string | undefined
}

export interface PreviewCookie extends PreviewTokens {
  /** True for frames of another site, whose cookies are partitioned. */
  readonly framed: boolean
}

type Header = readonly [name: string, value: string]

const BETWEEN = '~'
const FRAMED = 'framed'

/** Browsers send such a frame no unpartitioned cookies. */
export const isForeignFrame = (exchange: Exchange): boolean =>
  exchange.header('sec-fetch-dest') === 'iframe' && exchange.header('sec-fetch-site') === 'cross-site'

/** Undefined without the cookie. Tokens are not verified here. */
export function readPreviewCookie(cookies: string | undefined): PreviewCookie | undefined {
  const value = readCookie(cookies, PREVIEW_COOKIE)
  if (value === undefined) return undefined
  const parts = value.split(BETWEEN)
  const tokens = parts.filter((part) => part !== FRAMED)
  return {
    framed: parts.includes(FRAMED),
    flags: tokens.find((token) => !isContentToken(token)),
    content: tokens.find(isContentToken),
  }
}

/**
 * The cookie is partitioned in frames: browsers send it only within pages of the site that frames it. They
 * accept it over https, and over http on `localhost`.
 */
function cookieHeader(value: string, maxAge: number, https: boolean, framed: boolean): Header {
  const reach = framed
    ? ({ secure: true, partitioned: true, sameSite: 'none' } as const)
    : ({ secure: https, sameSite: 'lax' } as const)
  return ['Set-Cookie', serializeCookie(PREVIEW_COOKIE, value, { maxAge, httpOnly: true, ...reach })]
}

export function previewCookie(
  { framed, flags, content }: PreviewCookie,
  seconds: number,
  https: boolean,
): Header {
  const value = [framed ? FRAMED : undefined, flags, content]
    .filter((part) => part !== undefined)
    .join(BETWEEN)
  return cookieHeader(value, seconds, https, framed)
}

export const endedPreviewCookie = (cookie: PreviewCookie | undefined, https: boolean): Header =>
  cookieHeader('', 0, https, cookie?.framed === true)
