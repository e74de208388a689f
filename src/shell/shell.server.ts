import { outsideHref } from '@marquee/addresses/outside-page.ts'
import { limits } from '#config/limits.ts'
import { pageLimits } from '#config/page-limits.ts'
import type { SiteConfig, SocialNetwork } from '#config/types.ts'
import type { Cinema } from '#models/cinema.ts'
import type { FooterLink, SocialLink } from '#models/footer.ts'
import { isMovieShow } from '#models/rules/show-kind.ts'
import type { SiteSettings } from '#models/settings.ts'
import type { Show } from '#models/show.ts'
import { storeLinks } from '../editorial/information-blocks.server.ts'
import { headerPush } from '../editorial/teasers.server.ts'
import { type Composition, optional, optionalList } from '../page-kit/composition.server.ts'
import { cinemaPath, ctaLink, link, pathOf, pathOfAlways, showPath } from '../page-kit/links.ts'
import { outsideOf } from '../page-kit/outside.server.ts'
import { pageSeo } from '../page-kit/page-seo.ts'
import type { PageResult } from '../page-models/page-result.ts'
import type { LinkModel } from '../page-models/parts.ts'
import type { ShellLinksModel, ShellPage } from '../page-models/shell.ts'
import { playingFilms } from '../programme/playing-films.ts'

function scheduleColumn(shows: readonly Show[], { edition, formats }: Composition): readonly LinkModel[] {
  const films = playingFilms(shows, formats)
  return films
    .slice(0, pageLimits.footer.shows)
    .map((show) => link(show.title, showPath(edition, show.slug, isMovieShow(show, null))))
}

async function cinemaColumn(composition: Composition): Promise<readonly LinkModel[]> {
  const { api, edition, formats } = composition
  const { footerCities } = edition.site
  if (edition.flags.fullCinemaList || footerCities.length === 0) {
    const cinemas = await optionalList(composition, api.cinemas({ language: edition.language }))
    return [...cinemas]
      .sort((a, b) => formats.collator.compare(a.name, b.name))
      .map(({ slug, name }) => link(name, cinemaPath(edition, slug)))
  }
  const cities = await optionalList(composition, api.cities({ language: edition.language }))
  return footerCities.flatMap((slug: string) => {
    const city = cities.find((candidate) => candidate.slug === slug)
    const href = city && pathOf(edition, 'city', slug)
    return city && href ? [link(city.name, href)] : []
  })
}

const networks: readonly SocialNetwork[] = ['facebook', 'instagram', 'tiktok', 'twitter', 'youtube']

/** Networks whose flag is on, with the editors' address or else the configured one. */
function socialLinks({ edition }: Composition, own: readonly SocialLink[]) {
  const { social }: SiteConfig = edition.site
  return networks.flatMap((network) => {
    const href = own.find(({ label }) => label.toLowerCase() === network)?.url ?? social[network]
    return edition.flags[network] && href ? [{ network, href }] : []
  })
}

function columnLinks({ edition }: Composition, links: readonly FooterLink[]) {
  return links.flatMap(({ title, url, newTab, cookie }) => {
    const model = cookie ? link(title, '#cookies') : ctaLink(edition, { label: title, url, newTab })
    return model ? [{ ...model, cookiePreferences: cookie }] : []
  })
}

function outsideHrefs({ language, site }: Composition['edition']): ShellLinksModel['outsideHrefs'] {
  const { club, homeVideo, business } = site.links
  return {
    club: outsideHref(language, club),
    homeVideo: outsideHref(language, homeVideo),
    business: outsideHref(language, business),
  }
}

/** A site with one cinema links to it directly. */
function cinemasHref([only, another]: readonly Cinema[], { edition }: Composition): string {
  return only && !another ? cinemaPath(edition, only.slug) : pathOfAlways(edition, 'cinemas')
}

const LOCATOR_COOKIE = 'locator'

/** The settings can rename the cookie. */
function locatorOf(cinemas: readonly Cinema[], settings: SiteSettings | null): ShellPage['locator'] {
  if (cinemas.filter(({ open }) => open).length <= limits.locator.shownAbove) return null
  return {
    cookie: settings?.cookieNames.find((name) => /^[\w-]*locator[\w-]*$/i.test(name)) ?? LOCATOR_COOKIE,
  }
}

/**
 * The frame of every page. It has no critical call: header and footer are rendered even if the source fails.
 */
export async function composeShell(composition: Composition): Promise<PageResult<ShellPage>> {
  const { api, edition, today } = composition
  const { language } = edition
  const [shows, cinemas, footer, faq, allCinemas, settings, pushes] = await Promise.all([
    optionalList(composition, api.shows({ language })),
    cinemaColumn(composition),
    optional(composition, api.footer({ language })),
    optionalList(composition, api.footerFaq({ language })),
    optionalList(composition, api.cinemas({ language })),
    optional(composition, api.settings({ language })),
    optionalList(composition, api.headerPushes({ language })),
  ])
  const columns = (footer?.columns ?? []).map(({ title, links }) => ({
    title,
    links: columnLinks(composition, links),
  }))
  const page: ShellPage = {
    links: {
      homeHref: pathOfAlways(edition, 'home'),
      moviesHref: pathOfAlways(edition, 'shows'),
      cinemasHref: cinemasHref(allCinemas, composition),
      clientHref: `${composition.context.clientOrigin}/${language}`,
      sitemapHref: pathOfAlways(edition, 'sitemap'),
      outsideHrefs: outsideHrefs(edition),
    },
    footer: {
      shows: scheduleColumn(shows, composition),
      cinemas,
      columns: columns.filter(({ links }) => links.length > 0),
      help: faq.map(({ type, slugs, questions }) => ({
        type,
        slugs,
        questions: questions.map(({ title, description: text }) => ({ title, text })),
      })),
      social: socialLinks(composition, footer?.socialNetworks ?? []),
      year: Number(today.slice(0, 4)),
    },
    stores: Object.entries(storeLinks(composition)).map(([system, { href }]) => ({ system, href })),
    outside: outsideOf(edition, settings),
    push: headerPush(pushes, composition),
    locator: locatorOf(allCinemas, settings),
  }
  return { outcome: 'found', page, seo: pageSeo(composition, { kind: 'home' }) }
}
