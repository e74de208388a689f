type Attributes = ReadonlyMap<string, string>

const LINK = /<link ([^>]*)>/g
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g
/** Other characters cannot be sent in a header. */
const SENDABLE = /^[\x20-\x7e]+$/

const attributesOf = (tag: string): Attributes =>
  new Map(
    Array.from(tag.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&amp;', '&'),
    ]),
  )

const COPIED = ['type', 'imagesrcset', 'imagesizes', 'crossorigin', 'fetchpriority']

function linkOf(attributes: Attributes): string | undefined {
  const [rel, as, href] = ['rel', 'as', 'href'].map((name) => attributes.get(name))
  const isSheet = rel === 'stylesheet' && !attributes.has('media')
  const kind = isSheet ? 'style' : rel === 'preload' && (as === 'font' || as === 'image') ? as : undefined
  if (kind === undefined || href === undefined) return undefined
  const rest = COPIED.flatMap((name) => {
    const value = attributes.get(name)
    return value === undefined ? [] : [`${name}="${value}"`]
  })
  const link = [`<${href}>`, 'rel=preload', `as=${kind}`, ...rest].join('; ')
  return SENDABLE.test(link) ? link : undefined
}

/**
 * `Link` header of a page: what its first view waits for. CDNs send it ahead of the page, as 103 Early
 * Hints. Undefined if it waits for nothing.
 */
export function preloadLinks(html: string): string | undefined {
  const head = html.slice(0, html.indexOf('</head>'))
  const links = Array.from(head.matchAll(LINK), ([, tag = '']) => linkOf(attributesOf(tag)))
  return links.filter((link) => link !== undefined).join(', ') || undefined
}
