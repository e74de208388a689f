import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageSecurity } from '@marquee/kit/http/security-headers.ts'

export const LOOPBACK = '127.0.0.1'

const PATHS = ['/__inspector', '/__inspector/', '/__inspector/index.html']

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
export function createInspectorPage(clientDir: string) {
  const html = readFileSync(join(clientDir, '__inspector', 'index.html'))
  const respond = (https: boolean): Response =>
    new Response(html, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': POLICY,
        'X-Robots-Tag': 'noindex',
        ...Object.fromEntries(pageSecurity(https)),
      },
    })
  return { paths: PATHS, respond }
}
