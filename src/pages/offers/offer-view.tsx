import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { useTranslation } from 'react-i18next'
import { ArticleTime, ArticleView } from '../../editorial/article-view.tsx'
import { BusinessCode } from '../../features/business-code/business-code.tsx'
import type { OfferPage } from '../../page-models/offers.ts'
import './offers.css'

/** Validity on the ticket's stub. */
function OfferStub({ page }: { readonly page: OfferPage }) {
  const { t } = useTranslation('offers')
  const { dates, ended, article } = page
  const { cta } = article
  return (
    <section className="stub" aria-label={t('when')}>
      <p className="stub__when">
        <small>{t('when')}</small>
        {dates === null ? <span>{t('always')}</span> : <ArticleTime date={dates} />}
      </p>
      {(ended || cta) && (
        <div className="stub__act">
          {ended && <p>{t('endedText')}</p>}
          {!ended && cta && (
            <ButtonLink
              block
              look={cta.books ? 'book' : 'solid'}
              icon={cta.books ? 'ticket' : undefined}
              href={cta.href}
              external={cta.external}
              newTab={cta.newTab}
            >
              {cta.label}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  )
}

export function OfferView({ page }: { readonly page: OfferPage }) {
  const { t } = useTranslation('offers')
  const { article, others, businessCode } = page
  return (
    <ArticleView article={article} others={others} othersTitle={t('others')}>
      <OfferStub page={page} />
      {businessCode && (
        <details className="acc offer-code">
          <summary>{t('code.title')}</summary>
          <BusinessCode
            {...businessCode}
            label={t('code.label')}
            hint={t('code.text')}
            submit={t('code.submit')}
          />
        </details>
      )}
    </ArticleView>
  )
}
