import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { useTranslation } from 'react-i18next'
import { useShownCategories } from '../../features/help/faq.ts'
import type { HelpPage } from '../../page-models/help.ts'
import { ContactBlock } from './contact-block.tsx'
import { HelpCategoryCard } from './help-category-card.tsx'
import { HelpHead } from './help-head.tsx'
import './help.css'

export function HelpView({ page }: { readonly page: HelpPage }) {
  const { t } = useTranslation('help')
  const { shown, showAll } = useShownCategories()
  return (
    <>
      <HelpHead
        title={t('heading')}
        trail={page.breadcrumb}
        searchHref={page.searchHref}
        text={t('text')}
        large
      />
      <div className="wrap help-page">
        {page.categories.length === 0 && (
          <EmptyState level={2} title={t('empty.title')} text={t('empty.text')} />
        )}
        <div className="help-cards">
          {page.categories.map((category) => (
            <HelpCategoryCard
              key={category.id}
              category={category}
              all={shown.includes(category.id)}
              onShowAll={() => showAll(category.id)}
            />
          ))}
        </div>
        {page.described !== null && (
          <p>
            <TextLink href={page.described}>{t('described')}</TextLink>
          </p>
        )}
        <ContactBlock contact={page.contact} wide />
      </div>
    </>
  )
}
