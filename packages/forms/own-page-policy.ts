import { hash } from 'node:crypto'
import { inlineBlocks } from '@marquee/kit/http/inline-blocks.ts'
import { REPORTING, trustedTypes } from '@marquee/kit/http/security-headers.ts'

const sha256 = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/** Own files and the page's inline styles; no framing. */
export function ownPagePolicy(html: string, https: boolean): string {
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
