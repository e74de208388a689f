import { hash } from 'node:crypto'

export interface ServedScript {
  /** Content-addressed. */
  readonly path: string
  /** Undefined for another path. */
  respond(path: string): Response | undefined
}

export function servedScript(name: string, code: string): ServedScript {
  const own = `/${name}-${hash('sha256', code, 'hex').slice(0, 12)}.js`
  return {
    path: own,
    respond(path) {
      if (path !== own) return undefined
      return new Response(code, {
        headers: {
          'Content-Type': 'text/javascript; charset=utf-8',
          'Cache-Control': 'public, max-age=31536000, immutable',
          'X-Robots-Tag': 'noindex',
        },
      })
    },
  }
}
