import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { Footer } from '@marquee/design/shell/footer.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { openModal } from '../features/modals/modals.ts'
import { useSite } from '../page-kit/site-context.ts'
import type { FooterModel, ShellPage } from '../page-models/shell.ts'
import { footerColumns } from './footer-columns.ts'

const onOpinion = (trigger: HTMLElement) => openModal('feedback', null, trigger)

interface PageInView {
  /** Page type of the route table (`Cinema`). */
  readonly pageType: string
  readonly kind: string | undefined
  readonly item: string | undefined
}

type Group = FooterModel['help'][number]

function matches({ type, slugs }: Group, { pageType, kind, item }: PageInView): boolean {
  const named = type === null || [pageType, kind].some((name) => name?.toLowerCase() === type.toLowerCase())
  return named && (slugs.length === 0 || (item !== undefined && slugs.includes(item)))
}

/**
 * Questions of the help block: groups for all pages, for the page's kind, and for the page
 * itself, without duplicates.
 */
export function footerQuestions(groups: readonly Group[], page: PageInView): Group['questions'] {
  const matching = groups.filter((group) => matches(group, page)).flatMap(({ questions }) => questions)
  return [...new Map(matching.map((question) => [question.title, question])).values()]
}

interface ShellFooterProps {
  readonly shell: ShellPage
  readonly page: PageInView
  readonly helpHref: string | undefined
  readonly allCinemasHref: string | undefined
  readonly switches: ReactNode
  readonly onCookies: () => void
}

export function ShellFooter({
  shell,
  page,
  helpHref,
  allCinemasHref,
  switches,
  onCookies,
}: ShellFooterProps) {
  const { t } = useTranslation(['shell', 'consent'])
  const { hrefOf } = useSite()
  const checks = { voucherChecker: hrefOf('voucher'), giftCard: hrefOf('giftCardBalance') }
  const texts = {
    nowShowing: t('footer.nowShowing'),
    allMovies: t('footer.allMovies'),
    cinemas: t('footer.cinemas'),
    allCinemas: t('footer.allCinemas'),
    site: t('footer.site'),
    sitemap: t('footer.sitemap'),
    opinion: t('footer.opinion'),
    cookies: t('open', { ns: 'consent' }),
  }
  return (
    <Footer
      homeHref={shell.links.homeHref}
      switches={switches}
      help={{
        title: t('footer.help'),
        items: footerQuestions(shell.footer.help, page).map(({ title, text }, index) => ({
          id: String(index),
          title,
          content: <RichText html={text} />,
        })),
        more: helpHref === undefined ? null : { label: t('footer.helpCentre'), href: helpHref },
      }}
      columns={footerColumns({
        shell,
        allCinemasHref,
        texts,
        onCookies,
        onOpinion,
        checks,
        onCheck: (check, href, trigger) => openModal(check, { href }, trigger),
      })}
      social={shell.footer.social}
      year={shell.footer.year}
    />
  )
}
