import { hash } from 'node:crypto'
import { inlineBlocks } from '@marquee/kit/http/inline-blocks.ts'
import { pageSecurity, REPORTING, trustedTypes } from '@marquee/kit/http/security-headers.ts'
import type { ShownPage } from './page.ts'
import { privateResponse, retryAfterHeader } from './respond.ts'

const sha256 = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/** Own files and the page's inline styles; no framing. */
function ownPagePolicy(html: string, https: boolean): string {
  const { styles } = inlineBlocks(html)
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles.map(sha256)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...trustedTypes(['own-page']),
    ...REPORTING,
  ]
  return [...directives, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ')
}

/** A page of a host whose addresses are told to no other site: they name flags, or are secrets of mails. */
export function ownPageResponse(
  markup: string,
  page: ShownPage,
  { https, cookies }: { readonly https: boolean; readonly cookies: readonly string[] },
): Response {
  const html = `<!doctype html>${markup}`
  const headers = [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Content-Security-Policy', ownPagePolicy(html, https)],
    ...pageSecurity(https),
    // With no-referrer, forms would have the origin null.
    ['Referrer-Policy', 'same-origin'],
    ...retryAfterHeader(page),
  ] as const
  return privateResponse(html, page.status ?? 200, headers, [...cookies, ...(page.cookies ?? [])])
}
