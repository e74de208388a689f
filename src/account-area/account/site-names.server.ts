import { sitePathsOf } from '@marquee/addresses/site-paths.ts'
import { NotFoundError } from '@marquee/kit/http/errors.ts'
import type { RouteKind } from '#config/routes.ts'
import type { Picture } from '#models/picture.ts'
import { type ContentApi, createContentApi } from '../../api/content-api.ts'
import { cinemaPath, showPath } from '../../page-kit/links.ts'
import { scaledPicture } from '../../page-kit/pictures.ts'
import { isRefusal } from '../../page-kit/refusals.server.ts'
import { sourceFor } from '../../page-kit/sources.server.ts'
import type { Booking } from '../../services/accounts/booking-types.ts'
import type { ClientContext } from '../page.ts'

export interface NamedItem {
  readonly slug: string
  readonly title: string
  /** Null if the site has no page for it, or cannot be reached. */
  readonly href: string | null
  /** Address of a film's poster. */
  readonly poster?: string | null
  /** No longer on the site. */
  readonly gone: boolean
}

export type SitePageContext = Pick<ClientContext, 'site' | 'flags' | 'language' | 'siteHref'>

/** The site's content API, for as long as the page may wait. */
export const siteApi = ({ site, deadline }: Pick<ClientContext, 'site' | 'deadline'>): ContentApi =>
  createContentApi({ source: sourceFor({ site, content: undefined, deadline }) })

/** Null if the site has no such page in this language. */
export function sitePage(
  { site, flags, language, siteHref }: SitePageContext,
  kind: RouteKind,
): string | null {
  const path = sitePathsOf(site, flags).href(kind, language)
  return path === undefined ? null : siteHref(path)
}

/** Posters of others would need their origin in the policy of a page with passwords. */
export function posterOf(
  { siteHref }: Pick<ClientContext, 'siteHref'>,
  { poster }: { readonly poster: Picture | null },
  width = 320,
): string | null {
  const address = poster?.lg ?? ''
  return address.startsWith('/') ? siteHref(scaledPicture(address, width)) : null
}

/** Fallback for an item whose name was not saved. */
function wordsOfSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

/** Falls back to the saved name if the source no longer has the item, or cannot be reached. */
async function named(
  slug: string,
  saved: string | undefined,
  read: () => Promise<Pick<NamedItem, 'title' | 'href' | 'poster'>>,
): Promise<NamedItem> {
  try {
    return { slug, ...(await read()), gone: false }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { slug, title: saved ?? wordsOfSlug(slug), href: null, gone: error instanceof NotFoundError }
  }
}

/** Names of films and cinemas in the page's language. */
export function siteNames({
  site,
  flags,
  language,
  siteHref,
  deadline,
}: SitePageContext & Pick<ClientContext, 'deadline'>) {
  const api = siteApi({ site, deadline })
  const place = { paths: sitePathsOf(site, flags), language }
  return {
    show: (slug: string, saved?: string) =>
      named(slug, saved, async () => {
        const show = await api.show({ slug, language })
        const href = siteHref(showPath(place, slug, show.isMovie))
        return { title: show.title, href, poster: posterOf({ siteHref }, show) }
      }),
    cinema: (slug: string, saved?: string) =>
      named(slug, saved, async () => {
        const { name } = await api.cinema({ slug, language })
        return { title: name, href: siteHref(cinemaPath(place, slug)) }
      }),
    /** The showtime of a booking, and the film's length in minutes; null if the site no longer knows it. */
    played: async ({ show, cinema, startsAt }: Pick<Booking, 'show' | 'cinema' | 'startsAt'>) => {
      try {
        const [{ duration }, showtimes] = await Promise.all([
          api.show({ slug: show, language }),
          api.showtimes({ show, cinema, date: startsAt.slice(0, 10), language }),
        ])
        const showtime = showtimes.find(({ start }) => start === startsAt)
        return showtime ? { showtime, duration } : null
      } catch (error) {
        if (!isRefusal(error)) throw error
        return null
      }
    },
  }
}
