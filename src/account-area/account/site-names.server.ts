import type { RouteKind } from '../../../config/routes.ts'
import { sitePathsOf } from '../../addresses/site-paths.ts'
import { type ContentApi, createContentApi } from '../../api/content-api.ts'
import { NotFoundError } from '../../api/errors.ts'
import { withPageWait } from '../../api/page-wait.ts'
import { cinemaPath, showPath } from '../../page-kit/links.ts'
import { isRefusal } from '../../page-kit/refusals.server.ts'
import { sourceOf } from '../../page-kit/sources.server.ts'
import type { ClientContext } from '../page.ts'

/** A film or a cinema as the site names it today. */
export interface NamedItem {
  readonly slug: string
  readonly title: string
  /** Its page on the site; null where it cannot be named now. */
  readonly href: string | null
  /** The site no longer has it. */
  readonly gone: boolean
}

export type SitePageContext = Pick<ClientContext, 'site' | 'flags' | 'language' | 'siteHref'>

/** The site's own content, as a page asks it: no answer may take longer than a page waits. */
export function siteApi(site: ClientContext['site']): ContentApi {
  const source = sourceOf(site.id)
  return createContentApi({
    source: { read: (call, params, options) => withPageWait(source.read(call, params, options)) },
  })
}

/** Address of a page of the site; null where the site has no such page in this language. */
export function sitePage(
  { site, flags, language, siteHref }: SitePageContext,
  kind: RouteKind,
): string | null {
  const path = sitePathsOf(site, flags).href(kind, language)
  return path === undefined ? null : siteHref(path)
}

/** All that is left of an item whose name nobody kept. */
function wordsOfSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

/** The item as the source knows it; what it no longer has, or cannot say now, keeps the name that was saved. */
async function named(
  slug: string,
  saved: string | undefined,
  read: () => Promise<Pick<NamedItem, 'title' | 'href'>>,
): Promise<NamedItem> {
  try {
    return { slug, ...(await read()), gone: false }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { slug, title: saved ?? wordsOfSlug(slug), href: null, gone: error instanceof NotFoundError }
  }
}

/** Names of films and cinemas in the page's language. */
export function siteNames({ site, flags, language, siteHref }: SitePageContext) {
  const api = siteApi(site)
  const place = { paths: sitePathsOf(site, flags), language }
  return {
    show: (slug: string, saved?: string) =>
      named(slug, saved, async () => {
        const { title, isMovie } = await api.show({ slug, language })
        return { title, href: siteHref(showPath(place, slug, isMovie)) }
      }),
    cinema: (slug: string, saved?: string) =>
      named(slug, saved, async () => {
        const { name } = await api.cinema({ slug, language })
        return { title: name, href: siteHref(cinemaPath(place, slug)) }
      }),
    /** The site knows the screening, so that it has a calendar file; `startsAt` is the site's wall clock. */
    plays: async ({
      show,
      cinema,
      startsAt,
    }: {
      readonly show: string
      readonly cinema: string
      readonly startsAt: string
    }) => {
      try {
        const showtimes = await api.showtimes({ show, cinema, date: startsAt.slice(0, 10), language })
        return showtimes.some(({ start }) => start === startsAt)
      } catch (error) {
        if (!isRefusal(error)) throw error
        return false
      }
    },
  }
}
