import type { FooterColumn, FooterLink } from '../../components/shell/footer.tsx'
import type { ShellPage } from '../../page-data/models/pages.ts'
import type { LinkModel } from '../../page-data/models/parts.ts'

interface FooterWords {
  readonly nowShowing: string
  readonly allMovies: string
  readonly cinemas: string
  readonly allCinemas: string
  readonly site: string
  readonly sitemap: string
}

interface FooterSource {
  readonly shell: ShellPage
  readonly allCinemasHref: string | undefined
  readonly words: FooterWords
}

const linkOf = ({ label, href, external }: LinkModel): FooterLink => ({ label, href, external })

const all = (href: string | undefined, label: string): FooterLink | null => (href === undefined ? null : { label, href })

/** The programme, the cinemas, then the editors' columns; the page of all pages is always the last link. */
export function footerColumns({ shell, allCinemasHref, words }: FooterSource): readonly FooterColumn[] {
  const sitemap = { label: words.sitemap, href: shell.sitemapHref }
  const editorial = shell.columns.filter(({ links }) => links.length > 0)
  const known = editorial.some(({ links }) => links.some(({ href }) => href === shell.sitemapHref))
  const columns = editorial.map(
    ({ title, links }, index): FooterColumn => ({
      id: `editorial-${index}`,
      title,
      links: index === editorial.length - 1 && !known ? [...links.map(linkOf), sitemap] : links.map(linkOf),
    }),
  )
  return [
    { id: 'films', title: words.nowShowing, links: shell.shows.map(linkOf), all: all(shell.moviesHref, words.allMovies) },
    { id: 'cinemas', title: words.cinemas, links: shell.cinemas.map(linkOf), all: all(allCinemasHref, words.allCinemas) },
    ...(columns.length > 0 ? columns : [{ id: 'site', title: words.site, links: [sitemap] }]),
  ]
}
