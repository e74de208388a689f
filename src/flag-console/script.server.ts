import { hash } from 'node:crypto'
import code from './script/main.ts?script'

/** Content-addressed. */
export const scriptPath: string = `/console-${hash('sha256', code, 'hex').slice(0, 12)}.js`

export const scriptResponse = (): Response =>
  new Response(code, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Robots-Tag': 'noindex',
    },
  })
