import { LanguageSwitch } from '@marquee/design/controls/language-switch.tsx'
import { ThemeSwitch } from '@marquee/design/controls/theme-switch.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { Footer, type FooterProps } from '@marquee/design/shell/footer.tsx'
import { languageNames } from '#config/languages.ts'
import type { Samples } from '../../samples.ts'
import { nothing, wideState } from '../../state.tsx'

export default { component: Footer }

const networks = ['facebook', 'instagram', 'tiktok', 'twitter', 'youtube'] as const

const contentOf = ({ site, language, films, cinemas, questions, t }: Samples): FooterProps => ({
  homeHref: '/',
  year: 2026,
  social: networks.map((network) => ({ network, href: `https://${network}.example/` })),
  switches: (
    <>
      <LanguageSwitch
        options={site.languages.map((each) => ({
          language: each,
          name: languageNames[each],
          href: `/${each}`,
          current: each === language,
        }))}
      />
      <ThemeSwitch value="system" onChoose={nothing} />
    </>
  ),
  help: {
    title: t('shell:footer.help'),
    items: questions.map(({ title, html }, index) => ({
      id: String(index),
      title,
      content: <RichText html={html} />,
    })),
    more: { label: t('shell:footer.helpCentre'), href: '/help' },
  },
  columns: [
    {
      id: 'films',
      title: t('shell:footer.nowShowing'),
      links: films.map(({ title, href }) => ({ label: title, href })),
      all: { label: t('shell:footer.allMovies'), href: '/films' },
    },
    {
      id: 'cinemas',
      title: t('shell:footer.cinemas'),
      links: cinemas.map(({ name, href }) => ({ label: name, href })),
      all: { label: t('shell:footer.allCinemas'), href: '/cinemas' },
    },
    {
      id: 'site',
      title: t('shell:footer.site'),
      links: [
        { label: t('shell:footer.sitemap'), href: '/sitemap' },
        { label: t('shell:footer.opinion'), onPress: nothing },
      ],
    },
  ],
})

export const Full = wideState((samples) => <Footer {...contentOf(samples)} />)
export const WithoutHelpAndFilms = wideState((samples) => {
  const content = contentOf(samples)
  return <Footer {...content} help={null} columns={content.columns.slice(2)} social={[]} />
})
