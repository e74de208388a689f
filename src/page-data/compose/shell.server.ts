import { limits } from '../../../config/limits.ts'
import type { SiteConfig, SocialNetwork } from '../../../config/types.ts'
import { isMovieShow } from '../../../content-models/rules/show-kind.ts'
import type { Show } from '../../../content-models/show.ts'
import { pageSeo } from '../../seo/page-seo.ts'
import { type Composition, listOf, partOf } from '../composition.server.ts'
import { cinemaPath, editorLink, link, pathOf, pathOfAlways, showPath } from '../links.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { ShellPage } from '../models/pages.ts'
import type { LinkModel } from '../models/parts.ts'
import { outsideOf } from '../outside.server.ts'
import { orderShows } from '../show-order.ts'
import { headerPush } from '../teasers.server.ts'

function scheduleColumn(shows: readonly Show[], { edition, formats }: Composition): readonly LinkModel[] {
  const playing = shows.filter((show) => show.released && show.bookable && isMovieShow(show, null))
  const ranked = orderShows(
    playing.map((show) => ({ ...show, order: show.orders.home ?? show.orders.default })),
    { selected: new Set(), upsell: new Set(), collator: formats.collator, sorted: false },
  )
  return ranked.slice(0, limits.footer.shows).map((show) => link(show.title, showPath(edition, show.slug, isMovieShow(show, null))))
}

async function cinemaColumn(composition: Composition): Promise<readonly LinkModel[]> {
  const { api, edition, formats } = composition
  const { footerCities } = edition.site
  if (edition.flags.fullCinemaList || footerCities.length === 0) {
    const cinemas = await listOf(composition, api.cinemas({ language: edition.language }))
    return [...cinemas].sort((a, b) => formats.collator.compare(a.name, b.name)).map(({ slug, name }) => link(name, cinemaPath(edition, slug)))
  }
  const cities = await listOf(composition, api.cities({ language: edition.language }))
  return footerCities.flatMap((slug: string) => {
    const city = cities.find((candidate) => candidate.slug === slug)
    const href = city && pathOf(edition, 'city', slug)
    return city && href ? [link(city.name, href)] : []
  })
}

const networks: readonly SocialNetwork[] = ['facebook', 'instagram', 'tiktok', 'twitter', 'youtube']

/** The networks whose flag is on; the address is the editors', else that of the configuration. */
function socialLinks({ edition }: Composition, own: readonly { readonly label: string; readonly url: string }[]) {
  const { social }: SiteConfig = edition.site
  return networks.flatMap((network) => {
    const href = own.find(({ label }) => label.toLowerCase() === network)?.url ?? social[network]
    return edition.flags[network] && href ? [{ network, href }] : []
  })
}

function columnLinks({ edition }: Composition, links: readonly { title: string; url: string; cookie: boolean }[]) {
  return links.flatMap(({ title, url, cookie }) => {
    const model = cookie ? link(title, '#cookies') : editorLink(edition, title, url)
    return model ? [{ ...model, cookiePreferences: cookie }] : []
  })
}

/** A site with one cinema goes straight to it. */
async function cinemasHref(composition: Composition): Promise<string> {
  const { api, edition } = composition
  const cinemas = await listOf(composition, api.cinemas({ language: edition.language }))
  const [only, another] = cinemas
  return only && !another ? cinemaPath(edition, only.slug) : pathOfAlways(edition, 'cinemas')
}

/** What surrounds every page. It has no critical call: a page keeps its header and footer whatever its source does. */
export async function composeShell(composition: Composition): Promise<PageAnswer<ShellPage>> {
  const { api, edition, today } = composition
  const { language } = edition
  const [shows, cinemas, footer, faq, cinemasPath, settings, pushes] = await Promise.all([
    listOf(composition, api.shows({ language })),
    cinemaColumn(composition),
    partOf(composition, api.footer({ language })),
    listOf(composition, api.footerFaq({ language })),
    cinemasHref(composition),
    partOf(composition, api.settings({ language })),
    listOf(composition, api.headerPushes({ language })),
  ])
  const columns = (footer?.columns ?? []).map(({ title, links }) => ({ title, links: columnLinks(composition, links) }))
  const page: ShellPage = {
    homeHref: pathOfAlways(edition, 'home'),
    moviesHref: pathOfAlways(edition, 'shows'),
    cinemasHref: cinemasPath,
    shows: scheduleColumn(shows, composition),
    cinemas,
    columns: columns.filter(({ links }) => links.length > 0),
    help: faq.map(({ type, slugs, questions }) => ({ type, slugs, questions: questions.map(({ title, description: text }) => ({ title, text })) })),
    social: socialLinks(composition, footer?.socialNetworks ?? []),
    sitemapHref: pathOfAlways(edition, 'sitemap'),
    year: Number(today.slice(0, 4)),
    outside: outsideOf(edition, settings),
    push: headerPush(pushes, composition),
  }
  return { outcome: 'found', page, seo: pageSeo(composition, { kind: 'home' }) }
}
