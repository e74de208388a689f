import type { ArticlePartModel } from '../page-models/articles.ts'
import type { ShowCardModel, TrailerModel } from '../page-models/parts.ts'

/** A list whose items are links and nothing else, or a paragraph that is a link and nothing else. */
const links =
  /<ul>((?:\s*<li>\s*<a [^>]*>[^<]*<\/a>\s*<\/li>)+)\s*<\/ul>|<p>\s*<a ([^>]*)>([^<]*)<\/a>\s*<\/p>/

const linkList = /<ul>\s*<li>\s*<a /

const href = /href="([^"]*)"/g

export const hasLinkList = (content: string): boolean => linkList.test(content)

interface Shown {
  /** Cards of films by path. */
  readonly cards: ReadonlyMap<string, ShowCardModel>
  readonly video: (address: string, title: string) => TrailerModel | null
}

const addressesIn = (html: string) =>
  [...html.matchAll(href)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

function shownFor(
  [, items, link, words = '']: RegExpExecArray,
  { cards, video }: Shown,
): ArticlePartModel | null {
  const addresses = addressesIn(items ?? link ?? '')
  if (items === undefined) {
    const found = video(addresses[0] ?? '', words)
    return found && { part: 'video', video: found }
  }
  const shows = addresses.flatMap((path) => cards.get(path) ?? [])
  return shows.length === addresses.length ? { part: 'films', shows } : null
}

/**
 * The text, with each list of links to films as the films' cards, and each paragraph that is a link to a video as the
 * video. Other links stay text.
 */
export function articleParts(content: string, shown: Shown): readonly ArticlePartModel[] {
  const found = links.exec(content)
  if (found === null) return content === '' ? [] : [{ part: 'text', html: content }]
  const [all] = found
  const part = shownFor(found, shown)
  const before = content.slice(0, found.index)
  const [next, ...rest] = articleParts(content.slice(found.index + all.length), shown)
  if (part !== null)
    return [
      ...(before === '' ? [] : [{ part: 'text' as const, html: before }]),
      part,
      ...(next ? [next] : []),
      ...rest,
    ]
  const text = before + all
  return next?.part === 'text'
    ? [{ part: 'text', html: text + next.html }, ...rest]
    : [{ part: 'text', html: text }, ...(next ? [next] : []), ...rest]
}
