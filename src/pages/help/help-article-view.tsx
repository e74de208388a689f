import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import type { HelpArticlePage } from '../../page-models/help.ts'
import { ContactBlock } from './contact-block.tsx'
import { HelpEntries } from './help-entries.tsx'
import { HelpHead } from './help-head.tsx'
import './help.css'

function Byline({ page }: { readonly page: HelpArticlePage }) {
  const { t } = useTranslation('help')
  const { category, date } = page
  return (
    <p className="help-byline">
      {category && (
        <SiteLink className="link" to={category.href}>
          {category.label}
        </SiteLink>
      )}
      {date && (
        <span>
          {t('published')} <time dateTime={date.iso}>{date.label}</time>
        </span>
      )}
    </p>
  )
}

/** `data-virtual-agent` marks pages that may offer the virtual agent. */
export function HelpArticleView({ page }: { readonly page: HelpArticlePage }) {
  const { t } = useTranslation('help')
  return (
    <>
      <HelpHead title={page.title} trail={page.breadcrumb} searchHref={page.searchHref} />
      <div className="wrap help-page help-cols">
        <article className="help-article" data-virtual-agent={page.virtualAgent}>
          <Byline page={page} />
          {page.content === null ? (
            <p className="muted">{t('empty.text')}</p>
          ) : (
            <RichText html={page.content} />
          )}
        </article>
        <aside className="help-aside">
          {page.related.length > 0 && (
            <section aria-labelledby="help-related">
              <h2 className="help-aside__title" id="help-related">
                {t('related')}
              </h2>
              <HelpEntries entries={page.related} all />
            </section>
          )}
          <ContactBlock contact={page.contact} assistant={page.assistant} />
        </aside>
      </div>
    </>
  )
}
