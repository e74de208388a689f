export interface InlineBlocks {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const TAG_NAME = /[a-z][^\s/>]*/iy
/** The rest of a tag up to its `>`, which quoted values may contain. */
const TAG_REST = /[^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*>/y
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** Elements whose content is not parsed as tags. `noscript` is parsed: its styles apply without scripts. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes'])

/** Script types that a policy governs; all others are data blocks. */
const EXECUTED =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript|javascript1\.[0-5]))$/i

const entity = /&(?:amp|#38|#x26);/gi

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    if (!found.has(name.toLowerCase()))
      found.set(name.toLowerCase(), (double ?? single ?? bare ?? '').replace(entity, '&'))
  }
  return found
}

const closers = new Map<string, RegExp>()
function closerOf(name: string): RegExp {
  const known = closers.get(name)
  if (known) return known
  const closer = new RegExp(`</${name}[\\s/>]`, 'gi')
  closers.set(name, closer)
  return closer
}

function runs(attributes: Map<string, string>): boolean {
  return !attributes.has('src') && EXECUTED.test((attributes.get('type') ?? '').trim())
}

/** Skips a comment, a declaration or a closing tag; undefined at a start tag. */
function skipNonElement(html: string, at: number): number | undefined {
  const next = html[at + 1]
  if (html.startsWith('<!--', at)) {
    // The HTML standard treats `<!-->` and `<!--->` as whole comments.
    if (html.startsWith('>', at + 4) || html.startsWith('->', at + 4)) return html.indexOf('>', at) + 1
    const end = html.indexOf('-->', at + 4)
    return end < 0 ? html.length : end + 3
  }
  if (next === '!' || next === '?' || next === '/') {
    const end = html.indexOf('>', at)
    return end < 0 ? html.length : end + 1
  }
  return next !== undefined && /[a-z]/i.test(next) ? undefined : at + 1
}

const scriptStart = /<script(?=[\s/>])/gi

/**
 * True if `html` may have inline scripts besides `own`. The rest of it is not parsed: text that only looks like a
 * script, such as in a comment, counts too.
 */
export function mayHaveOtherScripts(html: string, own: readonly string[]): boolean {
  scriptStart.lastIndex = 0
  for (let start = scriptStart.exec(html); start; start = scriptStart.exec(html)) {
    TAG_REST.lastIndex = scriptStart.lastIndex
    const rest = TAG_REST.exec(html)
    if (!rest) continue
    const closer = closerOf('script')
    closer.lastIndex = TAG_REST.lastIndex
    const end = closer.exec(html)?.index ?? html.length
    const text = html.slice(TAG_REST.lastIndex, end)
    // One of ours contains the text of a tag.
    if (own.includes(text)) scriptStart.lastIndex = end
    else if (text !== '' && runs(attributesOf(rest[0].slice(0, -1)))) return true
  }
  return false
}

/** Inline scripts that a browser would run, and style elements, as a browser hashes them. */
export function inlineBlocks(html: string): InlineBlocks {
  const scripts: string[] = []
  const styles: string[] = []
  let at = html.indexOf('<')
  while (at >= 0) {
    const skipped = skipNonElement(html, at)
    if (skipped !== undefined) {
      at = html.indexOf('<', skipped)
      continue
    }
    TAG_NAME.lastIndex = at + 1
    const name = TAG_NAME.exec(html)?.[0].toLowerCase() ?? ''
    TAG_REST.lastIndex = TAG_NAME.lastIndex
    const rest = TAG_REST.exec(html)
    if (!rest) break
    const begin = TAG_REST.lastIndex
    if (!RAW_TEXT.has(name)) {
      at = html.indexOf('<', begin)
      continue
    }
    const closer = closerOf(name)
    closer.lastIndex = begin
    const end = closer.exec(html)?.index ?? html.length
    const text = html.slice(begin, end)
    if (name === 'style') styles.push(text)
    else if (name === 'script' && text !== '' && runs(attributesOf(rest[0].slice(0, -1)))) scripts.push(text)
    at = html.indexOf('<', end + 1)
  }
  return { scripts, styles }
}
