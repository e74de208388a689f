import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  convertHTMLToLexical,
  EXPERIMENTAL_TableFeature,
  editorConfigFactory,
  FixedToolbarFeature,
  HeadingFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  NodeFormat,
  OrderedListFeature,
  ParagraphFeature,
  type SerializedBlockNode,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { convertLexicalToHTML, type HTMLConverters } from '@payloadcms/richtext-lexical/html'
import { JSDOM } from 'jsdom'
import { deepMergeSimple, type SanitizedConfig } from 'payload'
import { safeHtml } from '#models/html.ts'
import { record, textOrNull, type UnknownRecord } from './document-value.ts'
import { escapedHtml } from './escaped-html.ts'
import { textBlocks } from './text-blocks.ts'
import { contentTexts } from './texts.ts'

/** No more than the sites allow, so that a text looks the same here and there. */
const features = [
  FixedToolbarFeature(),
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  StrikethroughFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  // URLs only: the path of a document is known to the site alone.
  LinkFeature({ enabledCollections: [], disableAutoLinks: true }),
]

const admin = { placeholder: contentTexts.label('richTextPlaceholder') }

export const richTextEditor = lexicalEditor({ features, admin })

const articleFeatures = [
  ...features,
  EXPERIMENTAL_TableFeature(),
  UploadFeature({
    enabledCollections: ['media'],
    collections: {
      media: { fields: [{ name: 'caption', type: 'text', label: contentTexts.label('caption') }] },
    },
  }),
  BlocksFeature({ blocks: textBlocks }),
]

/** The body of an article has pictures, tables, films and videos, too. */
export const articleEditor = lexicalEditor({ features: articleFeatures, admin })

/** Payload calls a picture a file, and in French a download. */
export function namePictures(config: SanitizedConfig): SanitizedConfig {
  const named = Object.fromEntries(
    Object.entries(contentTexts.label('picture')).map(([language, label]) => [
      language,
      { lexical: { upload: { label } } },
    ]),
  )
  config.i18n.translations = deepMergeSimple(config.i18n.translations, named)
  return config
}

export type RichText = ReturnType<typeof convertHTMLToLexical>

/** Texts that a source sends may have indices, which the editor does not offer. */
const formats = [
  [NodeFormat.IS_BOLD, 'strong'],
  [NodeFormat.IS_ITALIC, 'em'],
  [NodeFormat.IS_UNDERLINE, 'u'],
  [NodeFormat.IS_STRIKETHROUGH, 's'],
  [NodeFormat.IS_SUBSCRIPT, 'sub'],
  [NodeFormat.IS_SUPERSCRIPT, 'sup'],
] as const

/** Replace converters of the library that write classes and inline styles. */
const plainConverters: HTMLConverters = {
  text: ({ node }) =>
    formats.reduce(
      (html, [format, tag]) => (node.format & format ? `<${tag}>${html}</${tag}>` : html),
      escapedHtml(node.text),
    ),
  list: ({ node, nodesToHTML }) => {
    const tag = node.tag === 'ol' ? 'ol' : 'ul'
    return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`
  },
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
  table: ({ node, nodesToHTML }) =>
    `<table><tbody>${nodesToHTML({ nodes: node.children }).join('')}</tbody></table>`,
  tablerow: ({ node, nodesToHTML }) => `<tr>${nodesToHTML({ nodes: node.children }).join('')}</tr>`,
  tablecell: ({ node, nodesToHTML }) => {
    const span = (name: string, value: number | undefined) =>
      value !== undefined && value > 1 ? ` ${name}="${value}"` : ''
    const spans = span('colspan', node.colSpan) + span('rowspan', node.rowSpan)
    const [only, ...others] = node.children
    const inner = only?.type === 'paragraph' && others.length === 0 ? only.children : node.children
    const html = nodesToHTML({ nodes: inner }).join('')
    // Browsers see from its place what a head is of.
    const tag = node.headerState > 0 ? 'th' : 'td'
    return `<${tag}${spans}>${html}</${tag}>`
  },
  link: ({ node, nodesToHTML }) => {
    const { url = '', newTab } = node.fields
    return `<a href="${escapedHtml(url)}"${newTab ? ' target="_blank"' : ''}>${nodesToHTML({ nodes: node.children }).join('')}</a>`
  },
}

function isRichText(value: unknown): value is RichText {
  return typeof value === 'object' && value !== null && 'root' in value && typeof value.root === 'object'
}

interface PartsHtml {
  /** From the document of a picture. */
  readonly picture: (picture: unknown, caption: string | null) => string
  /** From the fields of a block. */
  readonly block: (fields: UnknownRecord) => string
}

/** The HTML for the sites; null if the text is empty. */
export function htmlOf(value: unknown, parts?: PartsHtml): string | null {
  if (!isRichText(value)) return null
  const block = ({ node }: { readonly node: SerializedBlockNode }) => parts?.block(record(node.fields)) ?? ''
  const html = convertLexicalToHTML({
    data: value,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
    converters: ({ defaultConverters }) => ({
      ...defaultConverters,
      ...plainConverters,
      upload: ({ node }) => parts?.picture(node.value, textOrNull(node.fields?.caption)) ?? '',
      blocks: { films: block, video: block },
    }),
  })
  return safeHtml(html) || null
}

/** Returns a function that converts HTML to the editor state of `config`. */
export async function createHtmlReader(config: SanitizedConfig): Promise<(html: string) => RichText> {
  const editorConfig = await editorConfigFactory.fromFeatures({ config, features })
  const { window } = new JSDOM('')
  /**
   * The converter opens a DOM window for each text, which costs megabytes; this returns one window for all.
   */
  class OneWindow {
    readonly window = window
    constructor(html: string) {
      window.document.body.innerHTML = html
    }
  }
  return (html) => convertHTMLToLexical({ editorConfig, html, JSDOM: OneWindow })
}
