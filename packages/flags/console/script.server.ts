import { hash } from 'node:crypto'
import code from './script/main.ts?script'
import passkeyCode from './script/passkeys.ts?script'

/** Content-addressed. */
const pathOf = (name: string, text: string) => `/${name}-${hash('sha256', text, 'hex').slice(0, 12)}.js`

export const scriptPath: string = pathOf('console', code)
/** Pages with passkeys alone load it. */
export const passkeyScriptPath: string = pathOf('passkeys', passkeyCode)

const scripts = new Map([
  [scriptPath, code],
  [passkeyScriptPath, passkeyCode],
])

export function scriptResponse(path: string): Response | undefined {
  const text = scripts.get(path)
  if (text === undefined) return undefined
  return new Response(text, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Robots-Tag': 'noindex',
    },
  })
}
