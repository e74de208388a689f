import { hash } from 'node:crypto'
import code from './script/passkeys.ts?script'

/** Content-addressed. Pages with passkeys alone load it. */
export const passkeyScriptPath: string = `/passkeys-${hash('sha256', code, 'hex').slice(0, 12)}.js`

export function scriptResponse(path: string): Response | undefined {
  if (path !== passkeyScriptPath) return undefined
  return new Response(code, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Robots-Tag': 'noindex',
    },
  })
}
