import {
  BlockquoteFeature,
  BoldFeature,
  convertHTMLToLexical,
  editorConfigFactory,
  FixedToolbarFeature,
  HeadingFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  NodeFormat,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import { convertLexicalToHTML, type HTMLConverters } from '@payloadcms/richtext-lexical/html'
import { JSDOM } from 'jsdom'
import type { SanitizedConfig } from 'payload'
import { safeHtml } from '../../../content-models/html.ts'
import { contentTexts } from './texts.ts'

/** What the sites let through, and nothing else: a text looks there as it does here. */
const features = [
  FixedToolbarFeature(),
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  StrikethroughFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  // Addresses only: what a document of this system is called on a site, the site knows.
  LinkFeature({ enabledCollections: [], disableAutoLinks: true }),
]

export const richTextEditor = lexicalEditor({
  features,
  admin: { placeholder: contentTexts.label('richTextPlaceholder') },
})

/** A text as the editor keeps it. */
export type RichText = ReturnType<typeof convertHTMLToLexical>

const formats = [
  [NodeFormat.IS_BOLD, 'strong'],
  [NodeFormat.IS_ITALIC, 'em'],
  [NodeFormat.IS_UNDERLINE, 'u'],
  [NodeFormat.IS_STRIKETHROUGH, 's'],
  [NodeFormat.IS_SUBSCRIPT, 'sub'],
  [NodeFormat.IS_SUPERSCRIPT, 'sup'],
] as const

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** In place of those of the library that write classes and styles. */
const plainConverters: HTMLConverters = {
  text: ({ node }) =>
    formats.reduce(
      (html, [format, tag]) => (node.format & format ? `<${tag}>${html}</${tag}>` : html),
      escaped(node.text),
    ),
  list: ({ node, nodesToHTML }) => {
    const tag = node.tag === 'ol' ? 'ol' : 'ul'
    return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`
  },
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
  link: ({ node, nodesToHTML }) => {
    const { url = '', newTab } = node.fields
    return `<a href="${escaped(url)}"${newTab ? ' target="_blank"' : ''}>${nodesToHTML({ nodes: node.children }).join('')}</a>`
  },
}

function isRichText(value: unknown): value is RichText {
  return typeof value === 'object' && value !== null && 'root' in value && typeof value.root === 'object'
}

/** The text as the sites show it; null where nothing is written. */
export function htmlOf(value: unknown): string | null {
  if (!isRichText(value)) return null
  const html = convertLexicalToHTML({
    data: value,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
    converters: ({ defaultConverters }) => ({ ...defaultConverters, ...plainConverters }),
  })
  return safeHtml(html) || null
}

/** Reads HTML into what the editor of `config` keeps. */
export async function createHtmlReader(config: SanitizedConfig): Promise<(html: string) => RichText> {
  const editorConfig = await editorConfigFactory.fromFeatures({ config, features })
  const { window } = new JSDOM('')
  /** The converter opens a window for each text, which costs megabytes; one is enough for all of them. */
  class OneWindow {
    readonly window = window
    constructor(html: string) {
      window.document.body.innerHTML = html
    }
  }
  return (html) => convertHTMLToLexical({ editorConfig, html, JSDOM: OneWindow })
}
