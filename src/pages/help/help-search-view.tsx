import { QuerySuggestions } from '@marquee/design/controls/query-suggestions.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { useTranslation } from 'react-i18next'
import type { HelpSearchPage } from '../../page-models/help.ts'
import { ContactBlock } from './contact-block.tsx'
import { HelpEntries } from './help-entries.tsx'
import { HelpHead } from './help-head.tsx'
import { HelpTopics } from './help-topics.tsx'
import './help.css'

function Nothing({ page }: { readonly page: HelpSearchPage }) {
  const { t } = useTranslation('help')
  const { outcome, minimum, q, suggestions } = page
  if (outcome === 'empty')
    return <EmptyState level={2} title={t('search.start.title')} text={t('search.start.text')} />
  if (outcome === 'too-short')
    return (
      <EmptyState
        level={2}
        title={t('search.short.title')}
        text={t('search.short.text', { count: minimum })}
      />
    )
  return (
    <>
      <EmptyState level={2} title={t('search.none.title', { q })} text={t('search.none.text')} />
      <QuerySuggestions label={t('search.suggestions')} suggestions={suggestions} />
    </>
  )
}

export function HelpSearchView({ page }: { readonly page: HelpSearchPage }) {
  const { t } = useTranslation('help')
  const { q, outcome, results } = page
  return (
    <>
      <HelpHead
        title={outcome === 'searched' ? t('search.titleFor', { q }) : t('search.title')}
        trail={page.breadcrumb}
        searchHref={page.searchHref}
        q={q}
      />
      <div className="wrap help-page help-cols">
        <div>
          {results.length === 0 ? (
            <Nothing page={page} />
          ) : (
            <section aria-labelledby="help-results">
              <h2 className="help-aside__title num" id="help-results">
                {t('search.count', { count: results.length })}
              </h2>
              <HelpEntries entries={results} all teasers />
            </section>
          )}
        </div>
        <aside className="help-aside">
          <HelpTopics title={t('topics')} topics={page.categories} />
          <ContactBlock contact={page.contact} />
        </aside>
      </div>
    </>
  )
}
