import type { ArticlePartModel } from '../page-models/articles.ts'
import type { ShowCardModel } from '../page-models/parts.ts'

/** A list whose items are links and nothing else. */
const linkList = /<ul>((?:\s*<li>\s*<a [^>]*>[^<]*<\/a>\s*<\/li>)+)\s*<\/ul>/

const href = /href="([^"]*)"/g

export const hasLinkList = (content: string): boolean => linkList.test(content)

/** The text, with each list of links to films as the films' cards. Other lists of links stay lists. */
export function articleParts(
  content: string,
  cards: ReadonlyMap<string, ShowCardModel>,
): readonly ArticlePartModel[] {
  const list = linkList.exec(content)
  if (list === null) return content === '' ? [] : [{ part: 'text', html: content }]
  const [all, items = ''] = list
  const links = [...items.matchAll(href)].map(([, path = '']) => path)
  const shows = links.flatMap((path) => cards.get(path) ?? [])
  const before = content.slice(0, list.index)
  const [next, ...rest] = articleParts(content.slice(list.index + all.length), cards)
  if (shows.length === links.length) {
    return [
      ...(before === '' ? [] : [{ part: 'text' as const, html: before }]),
      { part: 'films', shows },
      ...(next ? [next] : []),
      ...rest,
    ]
  }
  const text = before + all
  return next?.part === 'text'
    ? [{ part: 'text', html: text + next.html }, ...rest]
    : [{ part: 'text', html: text }, ...(next ? [next] : []), ...rest]
}
