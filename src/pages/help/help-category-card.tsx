import { Icon } from '@marquee/design/brand/icon.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import { pageLimits } from '#config/page-limits.ts'
import type { HelpCategoryModel } from '../../page-models/help.ts'
import { HelpEntries } from './help-entries.tsx'

interface HelpCategoryCardProps {
  readonly category: HelpCategoryModel
  readonly all: boolean
  readonly onShowAll: () => void
}

/** Further questions expand in place; without script the link leads to the category's page. */
export function HelpCategoryCard({ category, all, onShowAll }: HelpCategoryCardProps) {
  const { t } = useTranslation('help')
  const { id, name, icon, href, articles } = category
  const capped = articles.length > pageLimits.faq.articlesPerCategory
  return (
    <section className="help-card" aria-labelledby={`topic-${id}`}>
      <div className="help-card__head">
        <span className="help-card__icon">
          <Icon name={icon} />
        </span>
        <div>
          <h2 className="help-card__name" id={`topic-${id}`}>
            <SiteLink to={href}>{name}</SiteLink>
          </h2>
          <p className="small muted num">{t('questions', { count: articles.length })}</p>
        </div>
      </div>
      <HelpEntries entries={articles} all={all} />
      {capped && !all && (
        <TextLink href={href} onPress={onShowAll}>
          {t('showAll', { count: articles.length })}
        </TextLink>
      )}
    </section>
  )
}
