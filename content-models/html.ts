import sanitizeHtml from 'sanitize-html'

declare const cleaned: unique symbol

/** Sanitised HTML, the only text that views may use as markup. */
export type SafeHtml = string & { readonly [cleaned]: true }

const markup = /[<>&]/

/** Below `/media/`, with a version, width or format. */
const ownPicture = /^\/media\/[\w-]+(?:[./][\w-]+)*(?:\?[vwf]=[\w-]+(?:&[vwf]=[\w-]+)*)?$/
const pixels = /^\d{1,5}$/
const extent = (width = '', height = ''): sanitizeHtml.Attributes =>
  pixels.test(width) && pixels.test(height) ? { width, height } : {}

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'a',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'sub',
    'sup',
    'table',
    'tbody',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
    'img',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // A link that leads nowhere is its text. Pictures are those that the site has.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'a' && attribs.href === undefined
      ? 'excludeTag'
      : tag === 'img' && !ownPicture.test(attribs.src ?? ''),
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title'],
  // A page has one h1, so an editor's h1 becomes a section heading.
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: {
        src,
        alt,
        ...extent(width, height),
        loading: 'lazy',
      },
    }),
    a: (tagName, { href, title, target }) => ({
      tagName,
      attribs: {
        ...(href === undefined ? {} : { href }),
        ...(title === undefined ? {} : { title }),
        ...(target === '_blank' ? { target } : {}),
        rel: 'noopener',
      },
    }),
  },
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Keeps allowed tags, and links to https, mailto, tel or the site, with `rel="noopener"`. */
export function safeHtml(raw: string): SafeHtml {
  return (markup.test(raw) ? sanitizeHtml(raw, rules) : raw).trim() as SafeHtml
}

/** The text of HTML, without tags and entities. */
export function plainText(raw: string): string {
  if (!markup.test(raw)) return raw.trim()
  const spaced = raw.replace(/<(?:br|\/p|\/li|\/div)\b[^>]*>/gi, ' ')
  const bare = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
  return (
    bare
      .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
      // Keeps the narrow and non-breaking spaces of French.
      .replace(/[ \t\r\n\f]+/g, ' ')
      .trim()
  )
}
