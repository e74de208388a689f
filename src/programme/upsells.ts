import { showtimeStatus } from '#models/rules/showtime-status.ts'
import type { Upsell } from '#models/schedule.ts'
import type { Showtime } from '#models/showtime.ts'
import type { Edition } from '../document/edition.ts'
import { editorLink, link, showPath } from '../page-kit/links.ts'
import type { TagBook, Translate } from '../page-kit/tag-book.ts'
import type { UpsellModel } from '../page-models/parts.ts'

interface UpsellMakers {
  readonly edition: Pick<Edition, 'paths' | 'language' | 'origin' | 'site'>
  readonly tags: TagBook
  /** Null for shows that must not be promoted. */
  readonly titleOf: (slug: string) => string | null
  readonly t: Translate
}

const LAST = Number.MAX_SAFE_INTEGER

/** Upsells in the editors' order. One without a show belongs to the show of the call. */
export function upsellsFor(
  show: string,
  upsells: readonly Upsell[],
  tags: TagBook,
  ofShow = false,
): readonly Upsell[] {
  const rank = ({ tag }: Upsell) => tags.tags.find(({ slug }) => slug === tag)?.orders.upsell ?? LAST
  return upsells
    .filter((upsell) => upsell.show === show || (ofShow && upsell.show === null))
    .sort((a, b) => rank(a) - rank(b))
}

/** Upsells whose format a bookable showtime has. */
export const upsellsOnSale = (
  upsells: readonly Upsell[],
  showtimes: readonly Showtime[] | null,
  now: number,
): readonly Upsell[] => {
  const open = (showtimes ?? []).filter((showtime) => showtimeStatus(showtime, now) === 'available')
  return upsells.filter(({ tag }) => tag === null || open.some(({ tags }) => tags.includes(tag)))
}

/** Each line of a list at its first show only. */
export function upsoldOnce<Item extends { readonly upsells?: readonly UpsellModel[] | undefined }>(
  items: readonly Item[],
): readonly Item[] {
  const seen = new Set<string>()
  return items.map((item) => ({
    ...item,
    upsells: item.upsells?.filter(({ text, link: target }) => {
      const line = [text, target?.href].join(' ')
      return !seen.has(line) && seen.add(line)
    }),
  }))
}

function linkOf(
  { show, entertainment, tag }: Upsell,
  { edition, tags, titleOf }: UpsellMakers,
): UpsellModel['link'] {
  const title = entertainment === null || entertainment === show ? null : titleOf(entertainment)
  if (entertainment !== null && title !== null) return link(title, showPath(edition, entertainment, false))
  const known = tags.tags.find(({ slug }) => slug === tag)
  return known?.ctaUrl ? editorLink(edition, known.title, known.ctaUrl) : null
}

/** The tag's text alone, if no link follows. */
function wordsBefore(
  target: UpsellModel['link'],
  ofTag: string | null,
  { entertainment }: Upsell,
  t: Translate,
): string | null {
  if (target === null) return ofTag
  if (ofTag !== null) return t('upsellFormat', { text: ofTag })
  return entertainment === null ? null : t('upsellEvent')
}

/** Text and link to the format or event; nothing for a plain flag. */
export function upsellModels(upsells: readonly Upsell[], makers: UpsellMakers): readonly UpsellModel[] {
  return upsells.flatMap((upsell) => {
    const { tags, t } = makers
    const target = linkOf(upsell, makers)
    const ofTag = tags.tags.find(({ slug }) => slug === upsell.tag)?.upsellText ?? null
    const text = wordsBefore(target, ofTag, upsell, t)
    return text === null && target === null ? [] : [{ label: upsell.label, text, link: target }]
  })
}
