import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import type { SitemapPage } from './sitemap-model.ts'
import './sitemap.css'

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
        {page.sections.map(({ title, links }) => (
          <section key={title} className="sitemap__part">
            <h2>{title}</h2>
            <ul className="sitemap__links">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <SiteLink className="link" to={href}>
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
