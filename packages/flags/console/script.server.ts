import { hash } from 'node:crypto'
import code from './script/main.ts?script'

/** Content-addressed. */
export const scriptPath = `/console-${hash('sha256', code, 'hex').slice(0, 12)}.js`

export function scriptResponse(path: string): Response | undefined {
  if (path !== scriptPath) return undefined
  return new Response(code, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Robots-Tag': 'noindex',
    },
  })
}
