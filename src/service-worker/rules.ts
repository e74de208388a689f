/** Requests that the worker handles; others go to the network without it. */
export type RequestKind = 'page' | 'pageData' | 'texts' | 'asset' | 'picture'

interface SentRequest {
  readonly method: string
  readonly mode: string
  readonly destination: string
  readonly url: URL
  /** The site's origin. */
  readonly origin: string
  /** Has the header `range`, as requests for films do. */
  readonly partial: boolean
}

/** Folders whose responses belong to a client, a preview or another page. */
const NEVER = ['/api/', '/_preview/', '/redirect/', '/calendar/']

export function requestKindOf({
  method,
  mode,
  destination,
  url,
  origin,
  partial,
}: SentRequest): RequestKind | undefined {
  const { pathname } = url
  if (method !== 'GET' || partial || url.origin !== origin) return undefined
  if (NEVER.some((folder) => pathname.startsWith(folder))) return undefined
  if (mode === 'navigate') return destination === 'document' ? 'page' : undefined
  if (pathname.startsWith('/_page/')) return 'pageData'
  if (pathname.startsWith('/assets/i18n/')) return 'texts'
  if (pathname.startsWith('/assets/')) return 'asset'
  return pathname.startsWith('/media/') && destination === 'image' ? 'picture' : undefined
}

interface Received {
  readonly status: number
  readonly type: string
  readonly redirected: boolean
  readonly headers: { get(name: string): string | null }
}

/**
 * Only what the server lets every cache store: previews, pages for signed-in clients, searches and errors are
 * `no-store`.
 */
export function isStorable({ status, type, redirected, headers }: Received): boolean {
  const control = headers.get('cache-control') ?? ''
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    /\bpublic\b/.test(control) &&
    !/\bno-store\b/.test(control)
  )
}

/** Path of the page that filters narrow; null if there are none. */
export function unfilteredPath(pathname: string): string | null {
  const end = pathname.indexOf('/filters/')
  return end < 0 ? null : pathname.slice(0, end) || '/'
}

/** The entry with the longest prefix of the path. */
export function offlineEntry<Entry>(
  entries: Readonly<Record<string, Entry>>,
  pathname: string,
): Entry | undefined {
  const prefixes = Object.keys(entries).filter(
    (prefix) => prefix === '' || pathname === prefix || pathname.startsWith(`${prefix}/`),
  )
  const [longest] = prefixes.sort((one, other) => other.length - one.length)
  return longest === undefined ? undefined : entries[longest]
}

/** Adds the time of the response (epoch milliseconds) to the document, and the script that shows it. */
export function markedAsOf(html: string, date: string | null, script: string): string {
  const time = Date.parse(date ?? '')
  if (Number.isNaN(time)) return html
  return html
    .replace('<html ', `<html data-as-of="${time}" `)
    .replace('</head>', `<script src="${script}" defer></script></head>`)
}

/** Pictures below our own `/media/`: the default source of the first pictures of the document. */
export const picturesOf = (html: string, most: number): readonly string[] =>
  [...html.matchAll(/<img\b[^>]*?\bsrc="(\/media\/[^"]+)"/g)]
    .map(([, path = '']) => path.replaceAll('&amp;', '&'))
    .slice(0, most)

/** Paths of hashed files that the document names. */
export const assetsOf = (html: string): readonly string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)),
]
