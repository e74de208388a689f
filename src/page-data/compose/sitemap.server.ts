import { isMovieShow } from '../../../content-models/rules/show-kind.ts'
import { breadcrumb, pageSeo } from '../../seo/page-seo.ts'
import { type Composition, listOf } from '../composition.server.ts'
import { cinemaPath, link, pathOf, pathOfAlways, showPath } from '../links.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { SitemapPage } from '../models/pages.ts'
import type { LinkModel } from '../models/parts.ts'

/** Every page of the site as links. A list whose source fails is left out with its heading. */
export async function composeSitemap(composition: Composition): Promise<PageAnswer<SitemapPage>> {
  const { api, edition, say, formats } = composition
  const { language } = edition
  const [shows, cities, cinemas] = await Promise.all([
    listOf(composition, api.shows({ language })),
    listOf(composition, api.cities({ language })),
    listOf(composition, api.cinemas({ language })),
  ])
  const sorted = (links: readonly LinkModel[]) => [...links].sort((a, b) => formats.collator.compare(a.label, b.label))
  const lists = [
    link(say('pages.home'), pathOfAlways(edition, 'home')),
    link(say('pages.films'), pathOfAlways(edition, 'shows')),
    link(say('pages.events'), pathOfAlways(edition, 'entertainments')),
    link(say('pages.cinemas'), pathOfAlways(edition, 'cinemas')),
  ]
  const showLinks = (isMovie: boolean) =>
    sorted(shows.filter((show) => isMovieShow(show, null) === isMovie).map(({ slug, title }) => link(title, showPath(edition, slug, isMovie))))
  const cityLinks = cities.flatMap(({ slug, name, hasPage }) => {
    const href = hasPage ? pathOf(edition, 'city', slug) : null
    return href ? [link(name, href)] : []
  })
  const sections = [
    { title: 'Marquee', links: lists },
    { title: say('pages.films'), links: showLinks(true) },
    { title: say('pages.events'), links: showLinks(false) },
    { title: say('pages.cities'), links: sorted(cityLinks) },
    { title: say('pages.cinemas'), links: sorted(cinemas.map(({ slug, name }) => link(name, cinemaPath(edition, slug)))) },
  ]
  breadcrumb(composition, [link(say('pages.sitemap'), pathOfAlways(edition, 'sitemap'))])
  return { outcome: 'found', page: { sections: sections.filter(({ links }) => links.length > 0) }, seo: pageSeo(composition, { kind: 'sitemap' }) }
}
