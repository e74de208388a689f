import type { FooterColumn, FooterLink } from '@marquee/design/shell/footer.tsx'
import type { FooterModel, ShellPage } from '../page-models/shell.ts'

interface FooterTexts {
  readonly nowShowing: string
  readonly allMovies: string
  readonly cinemas: string
  readonly allCinemas: string
  readonly site: string
  readonly sitemap: string
  readonly cookies: string
  readonly opinion: string
}

interface FooterSource {
  readonly shell: Pick<ShellPage, 'links' | 'footer'>
  readonly allCinemasHref: string | undefined
  readonly texts: FooterTexts
  readonly onCookies: () => void
  readonly onOpinion: (trigger: HTMLElement) => void
  /** Pages whose forms open in a modal, by modal. */
  readonly checks?: Readonly<Partial<Record<CardCheckLink, string | undefined>>>
  readonly onCheck?: (check: CardCheckLink, href: string, trigger: HTMLElement) => void
}

export type CardCheckLink = 'voucherChecker' | 'giftCard'

type EditorialLink = FooterModel['columns'][number]['links'][number]

const all = (href: string | undefined, label: string): FooterLink | null =>
  href === undefined ? null : { label, href }

/**
 * The programme, the cinemas, then the editors' columns. The last one always has the sitemap, the consent
 * preferences and feedback.
 */
export function footerColumns({
  shell: { links: shellLinks, footer },
  allCinemasHref,
  texts,
  onCookies,
  onOpinion,
  checks = {},
  onCheck,
}: FooterSource): readonly FooterColumn[] {
  const sitemap = { label: texts.sitemap, href: shellLinks.sitemapHref }
  const cookies = { label: texts.cookies, onPress: onCookies }
  const editorialLink = ({ cookiePreferences, ...link }: EditorialLink): FooterLink => {
    if (cookiePreferences) return { label: link.label, onPress: onCookies }
    const opens = (['voucherChecker', 'giftCard'] as const).find((check) => checks[check] === link.href)
    return opens && onCheck
      ? { ...link, opens, onPress: (trigger) => onCheck(opens, link.href, trigger) }
      : link
  }
  const editorial = footer.columns.filter(({ links }) => links.length > 0)
  const has = (test: (link: EditorialLink) => boolean) => editorial.some(({ links }) => links.some(test))
  const missing = [
    ...(has(({ href }) => href === shellLinks.sitemapHref) ? [] : [sitemap]),
    ...(has(({ cookiePreferences }) => cookiePreferences) ? [] : [cookies]),
    { label: texts.opinion, opens: 'feedback', onPress: onOpinion },
  ]
  const columns = editorial.map(
    ({ title, links }, index): FooterColumn => ({
      id: `editorial-${index}`,
      title,
      links: [...links.map(editorialLink), ...(index === editorial.length - 1 ? missing : [])],
    }),
  )
  return [
    {
      id: 'films',
      title: texts.nowShowing,
      links: footer.shows,
      all: all(shellLinks.moviesHref, texts.allMovies),
    },
    {
      id: 'cinemas',
      title: texts.cinemas,
      links: footer.cinemas,
      all: all(allCinemasHref, texts.allCinemas),
    },
    ...(columns.length > 0 ? columns : [{ id: 'site', title: texts.site, links: missing }]),
  ]
}
