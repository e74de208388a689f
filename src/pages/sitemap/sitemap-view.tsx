import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import type { SitemapPage } from './sitemap-model.ts'
import './sitemap.css'

const Links = ({ links }: Pick<SitemapPage['sections'][number], 'links'>) => (
  <ul className="sitemap__links">
    {links.map(({ label, href }) => (
      <li key={href}>
        <SiteLink className="link" to={href}>
          {label}
        </SiteLink>
      </li>
    ))}
  </ul>
)

/** The pages themselves, then a folded list of each kind of item. */
export function SitemapView({ page }: { readonly page: SitemapPage }) {
  const { t } = useTranslation('errors')
  return (
    <>
      <div className="lede dark">
        <div className="wrap">
          <h1 className="display">{t('sitemap.title')}</h1>
          <p className="lede__text">{t('sitemap.text')}</p>
        </div>
      </div>
      <div className="wrap sitemap">
        {page.sections.map(({ title, links }, index) =>
          index === 0 ? (
            <section key={title} className="sitemap__part">
              <h2>{title}</h2>
              <Links links={links} />
            </section>
          ) : (
            <details key={title} className="acc sitemap__part">
              <summary>
                <h2>{title}</h2> <span className="num muted">{links.length}</span>
              </summary>
              <Links links={links} />
            </details>
          ),
        )}
      </div>
    </>
  )
}
