import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageSecurity } from '@marquee/kit/http/security-headers.ts'
import { bytesResponse } from '../server/exchange.ts'
import type { OuterOptions } from '../server/outer-options.ts'

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
export function createInspectorPage(clientDir: string): NonNullable<OuterOptions['tool']> {
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
  return { paths: PATHS, respond }
}
