import { Button } from '@marquee/design/controls/button.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { useTranslation } from 'react-i18next'
import { pageLimits } from '#config/page-limits.ts'
import { useShownCategories } from '../../features/help/faq.ts'
import type { HelpCategoryPage } from '../../page-models/help.ts'
import { ContactBlock } from './contact-block.tsx'
import { HelpEntries } from './help-entries.tsx'
import { HelpHead } from './help-head.tsx'
import { HelpTopics } from './help-topics.tsx'
import './help.css'

/** All questions are rendered, also without script. */
export function HelpCategoryView({ page }: { readonly page: HelpCategoryPage }) {
  const { t } = useTranslation('help')
  const { shown, showAll } = useShownCategories()
  const { id, name, articles } = page
  const all = shown.includes(id)
  return (
    <>
      <HelpHead title={name} trail={page.breadcrumb} searchHref={page.searchHref} />
      <div className="wrap help-page help-cols">
        <section aria-labelledby="help-questions">
          <h2 className="help-aside__title num" id="help-questions">
            {t('questions', { count: articles.length })}
          </h2>
          {articles.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
          <HelpEntries key={id} entries={articles} all={all} wholeWithoutScript teasers />
          {articles.length > pageLimits.faq.articlesPerCategory && !all && (
            <p className="help-more js">
              <Button onPress={() => showAll(id)}>{t('showAll', { count: articles.length })}</Button>
            </p>
          )}
        </section>
        <aside className="help-aside">
          <HelpTopics title={t('otherTopics')} topics={page.others} />
          <ContactBlock contact={page.contact} />
        </aside>
      </div>
    </>
  )
}
