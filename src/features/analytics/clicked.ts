import type { Goal } from '#config/results.ts'
import type { LinkContext } from '../../document/edition.ts'
import type { AnalyticsItem, Promotion } from './events.ts'
import type { SeenPage } from './seen-page.ts'

type ClickContext = Pick<LinkContext, 'paths' | 'site'>

const SOFT_HYPHEN = /\u00ad/g
const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(SOFT_HYPHEN, '').replace(/\s+/g, ' ').trim()

function headingOf(link: Element): string {
  for (let around = link.parentElement; around; around = around.parentElement) {
    const text = textOf(around.querySelector('h1, h2, h3'))
    if (text !== '') return text
  }
  return ''
}

/** The item of a booking link. Its id is the film's slug, since only the film's page knows the reference. */
function ticketOf(link: HTMLAnchorElement, slug: string, { tracking }: SeenPage): AnalyticsItem {
  const show = tracking && 'show' in tracking ? tracking.show : null
  const own = show !== null && (slug === '' || slug === show.slug)
  return own
    ? { item_name: show.title, item_id: show.slug, item_category: 'ticket' }
    : { item_name: headingOf(link), item_id: slug, item_category: 'ticket' }
}

export function isBooking({ paths, site }: ClickContext, address: URL): boolean {
  const tunnel: string = site.links.orderTunnel
  if (!tunnel.startsWith('/')) return address.href.startsWith(tunnel)
  return (
    address.origin === location.origin &&
    (address.pathname === tunnel || paths.match(address.pathname)?.kind === 'booking')
  )
}

function promotedItems({ paths }: ClickContext, address: URL, name: string): readonly AnalyticsItem[] {
  const match = address.origin === location.origin ? paths.match(address.pathname) : undefined
  const slug = match?.kind === 'show' || match?.kind === 'entertainment' ? match.params.slug : undefined
  return slug === undefined ? [] : [{ item_name: name, item_id: slug, item_category: 'ticket' }]
}

/** Links in promoted cards and in the line above the header, except those to a whole list. */
export const promotedLinks = '[data-promotion] article a[href], .hpush[data-promotion] a[href]'

/** Undefined outside promoted parts of the page. */
export function promotedBy(link: HTMLAnchorElement, edition: ClickContext): Promotion | undefined {
  const creative = link.closest<HTMLElement>('[data-promotion]')?.dataset.promotion
  if (creative === undefined) return undefined
  const name = textOf(link.closest('article, .hpush')?.querySelector('h2, h3, .hpush b')) || textOf(link)
  return {
    promotion_name: name,
    creative_name: creative,
    items: promotedItems(edition, new URL(link.href), name),
  }
}

/** The goal of an experiment that a click reaches. */
export function goalOf(link: HTMLAnchorElement, edition: ClickContext): Goal | undefined {
  const address = new URL(link.href)
  if (isBooking(edition, address)) return 'booking'
  const isOwn = address.origin === location.origin
  if (
    link.dataset.system !== undefined ||
    (isOwn && edition.paths.match(address.pathname)?.kind === 'mobileApp')
  )
    return 'app'
  return promotedBy(link, edition) ? 'promotion' : undefined
}

export function selectedBy(
  link: HTMLAnchorElement,
  page: SeenPage,
  edition: ClickContext,
): Promotion | undefined {
  const address = new URL(link.href)
  if (isBooking(edition, address)) {
    // Selected already by opening the details.
    if (link.closest('#modal-showtimeDetails')) return undefined
    const ticket = ticketOf(link, address.searchParams.get('show') ?? '', page)
    const time = textOf(link.querySelector('time'))
    const items = ticket.item_id === '' ? [] : [ticket]
    return {
      promotion_name: ticket.item_name,
      creative_name: time === '' ? 'booking' : `showtime ${time}`,
      items,
    }
  }
  return promotedBy(link, edition)
}
