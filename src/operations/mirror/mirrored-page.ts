import { Parser } from 'htmlparser2'

/** A stretch of the page, from `start` up to `end`, that the copy replaces. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

interface OpenTag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

/** Relations of links that serve scripts only, or bring forward what the copy has at another address. */
const forScripts = new Set([
  'deferred-module',
  'modulepreload',
  'preload',
  'manifest',
  'compression-dictionary',
])
/** Relations of links to files that a page needs without scripts. */
const files = new Set(['stylesheet', 'icon', 'apple-touch-icon'])

const relation = ({ attributes }: OpenTag) => attributes.rel ?? ''

const isDropped = (tag: OpenTag): boolean =>
  (tag.name === 'script' && tag.attributes.type !== 'application/ld+json') ||
  (tag.name === 'link' && forScripts.has(relation(tag))) ||
  tag.name === 'source'

/** Attributes with the address of a file. */
function fileAttribute(tag: OpenTag): 'src' | 'href' | 'poster' | undefined {
  if (tag.name === 'img') return 'src'
  if (tag.name === 'video') return 'poster'
  if (tag.name === 'use' || tag.name === 'image') return 'href'
  return tag.name === 'link' && files.has(relation(tag)) ? 'href' : undefined
}

/** Own files begin with one slash; others, and data, stay where they are. */
const ownFile = (address: string | undefined): string | undefined =>
  address && /^\/[^/]/.test(address) ? address.split('#', 1)[0] : undefined

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const written = ({ name, attributes }: OpenTag, selfClosing: boolean): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')}${selfClosing ? '/' : ''}>`

function readTags(
  html: string,
  onTag: (tag: OpenTag, start: number, end: number) => void,
  onEnd: (name: string, end: number) => void,
) {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => onTag({ name, attributes }, parser.startIndex, parser.endIndex + 1),
      onclosetag: (name) => onEnd(name, parser.endIndex + 1),
    },
    // The names of attributes of drawings have capitals.
    { lowerCaseAttributeNames: false },
  )
  parser.end(html)
}

/** Addresses, path and query, of the site's own files that a page shows without scripts. */
export function filesOf(html: string): ReadonlySet<string> {
  const found = new Set<string>()
  readTags(
    html,
    (tag) => {
      const attribute = isDropped(tag) ? undefined : fileAttribute(tag)
      const file = attribute && ownFile(tag.attributes[attribute])
      if (file) found.add(file)
    },
    () => {},
  )
  return found
}

/** The language of the page's root element. */
export const languageIn = (html: string): string | undefined => /<html[^>]* lang="([^"]+)"/.exec(html)?.[1]

/**
 * The page as a file: without scripts and what only they load, with one picture in the place of several sizes,
 * and with `notice`, a text, above everything. `nameOf` gives the address of a file in the copy.
 */
export function mirroredPage(
  html: string,
  { notice, nameOf }: { readonly notice: string; readonly nameOf: (file: string) => string },
): string {
  const edits: Edit[] = []
  let dropped: number | undefined
  readTags(
    html,
    (tag, start, end) => {
      const { name, attributes } = tag
      if (name === 'body')
        edits.push({
          start: end,
          end,
          text: `<p role="status" data-nosnippet="" style="padding:12px 16px;background:#feb91e;color:#0d0d12;text-align:center;font-weight:600">${escaped(notice).replaceAll('<', '&lt;')}</p>`,
        })
      if (isDropped(tag)) {
        if (name === 'script') dropped = start
        else edits.push({ start, end, text: '' })
        return
      }
      const attribute = fileAttribute(tag)
      const address = attribute && attributes[attribute]
      const file = ownFile(address)
      if (!attribute || !address || !file) return
      const { srcSet: _sizes, srcset: _others, sizes: _widths, ...rest } = attributes
      const kept = { ...rest, [attribute]: nameOf(file) + address.slice(file.length) }
      edits.push({ start, end, text: written({ name, attributes: kept }, html[end - 2] === '/') })
    },
    (name, end) => {
      if (name !== 'script' || dropped === undefined) return
      edits.push({ start: dropped, end, text: '' })
      dropped = undefined
    },
  )
  let result = ''
  let at = 0
  for (const { start, end, text } of edits) {
    result += html.slice(at, start) + text
    at = end
  }
  return result + html.slice(at)
}

/** Addresses of files in a style sheet, resolved against its own. */
export const filesOfStyles = (css: string, address: string): readonly string[] =>
  [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)]
    .map(([, found = '']) => new URL(found, `http://site${address}`))
    .filter(({ protocol, host }) => protocol === 'http:' && host === 'site')
    .map(({ pathname, search }) => pathname + search)
