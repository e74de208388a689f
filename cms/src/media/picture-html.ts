import type { Language } from '#config/types.ts'
import { inLanguage, record, textOrNull } from '../content/document-value.ts'
import { escapedHtml } from '../content/escaped-html.ts'
import { pictureOf } from './picture-of.ts'
import { isShape, shapes } from './picture-shapes.ts'

/** Width and height of a picture as the sites show it, in pixels; empty if they are unknown. */
function extentOf({ shape, width, height }: Readonly<Record<string, unknown>>): string {
  const own = typeof width === 'number' && typeof height === 'number' && height > 0 ? width / height : null
  const cut = isShape(shape)
    ? shapes[shape].ratio
    : own !== null && own < 1
      ? shapes.poster.ratio
      : shapes.wide.ratio
  const ratio = cut ?? own
  if (ratio === null) return ''
  const wide = (isShape(shape) ? shapes[shape] : ratio < 1 ? shapes.poster : shapes.wide).widths.md
  return ` width="${wide}" height="${Math.round(wide / ratio)}"`
}

/** A picture within a text for the sites, from its document in all languages; empty without a file. */
export function pictureHtml(picture: unknown, caption: string | null, language: Language): string {
  const document = record(picture)
  const address = textOrNull(record(pictureOf(document)).md)
  if (address === null) return ''
  const below = caption === null ? '' : `<figcaption>${escapedHtml(caption)}</figcaption>`
  const alt = textOrNull(inLanguage(document.alt, language)) ?? ''
  return `<figure><img src="${escapedHtml(address)}" alt="${escapedHtml(alt)}"${extentOf(document)}>${below}</figure>`
}
