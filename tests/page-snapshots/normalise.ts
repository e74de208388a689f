import type { IncomingHttpHeaders } from 'node:http'

/** Headers that vary with the connection, the request or the build. */
const VOLATILE = new Set([
  'age',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'server-timing',
  'transfer-encoding',
  'x-request-id',
])

const replacements: readonly (readonly [RegExp, string])[] = [
  [/(\/assets\/[\w.~-]+?)-[\w-]{8}(?=\.\w+)/g, '$1'],
  [/(localhost):\d+/g, '$1'],
  [/(localhost)%3A\d+/g, '$1'],
  [/'sha256-[\w+/=]+'/g, "'sha256'"],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, 'uuid'],
  [/(name="csrf" value=")[^"]*/g, '$1'],
  [/\bu:\d{13}\b/g, 'u:0'],
]

/**
 * Replaces what varies between builds or requests of the same code: asset names, ports, script hashes, ids,
 * form tokens.
 */
export const normaliseText = (text: string): string =>
  replacements.reduce((result, [pattern, by]) => result.replace(pattern, by), text)

const cookieName = (cookie: string) =>
  `${cookie.slice(0, cookie.indexOf('='))}=${cookie.slice(cookie.indexOf(';'))}`

/**
 * Headers that do not vary between two requests for the same page; cookies keep their name and attributes.
 */
export function normaliseHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const stable = Object.entries(headers).filter(([name]) => !VOLATILE.has(name))
  return Object.fromEntries(
    stable
      .map(([name, value]): [string, string] => [
        name,
        Array.isArray(value) ? value.map(cookieName).join('\n') : normaliseText(String(value)),
      ])
      .sort(([one], [other]) => one.localeCompare(other)),
  )
}
