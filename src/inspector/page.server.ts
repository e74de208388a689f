import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bytesResponse, type OuterResponse } from '../server/exchange.ts'
import { pageSecurity } from '../server/security-headers.ts'

export const LOOPBACK = '127.0.0.1'

const ADDRESSES = new Set(['/__inspector', '/__inspector/', '/__inspector/index.html'])

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** The inspector's page in a production build. */
export function createInspectorPage(
  clientDir: string,
): (pathname: string, https: boolean) => OuterResponse | undefined {
  const html = readFileSync(join(clientDir, '__inspector', 'index.html'))
  const respond = (https: boolean) =>
    bytesResponse(
      200,
      [
        ['Content-Type', 'text/html; charset=utf-8'],
        ['Cache-Control', 'no-store'],
        ['Content-Security-Policy', POLICY],
        ['X-Robots-Tag', 'noindex'],
        ...pageSecurity(https),
      ],
      html,
    )
  return (pathname, https) => (ADDRESSES.has(pathname) ? respond(https) : undefined)
}
