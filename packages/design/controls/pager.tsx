import { useTranslation } from 'react-i18next'
import { Icon } from '../brand/icon.tsx'
import { SiteLink } from '../site-link.tsx'
import './pager.css'

export interface PagerProps {
  current: number
  total: number
  hrefOf: (page: number) => string
}

type PagerStep = number | 'gap-before' | 'gap-after'

/** First, last, current and neighbours; a gap replaces two or more pages. */
export function pagerWindow(current: number, total: number): PagerStep[] {
  const shown = new Set([1, current - 1, current, current + 1, total])
  const numbers = [...shown].filter((page) => page >= 1 && page <= total)
  return numbers.flatMap((page, index): PagerStep[] => {
    const missing = page - (numbers[index - 1] ?? 0) - 1
    if (missing === 0) return [page]
    if (missing === 1) return [page - 1, page]
    return [page > current ? 'gap-after' : 'gap-before', page]
  })
}

export function Pager({ current, total, hrefOf }: PagerProps) {
  const { t } = useTranslation('components')
  if (total < 2) return null
  return (
    <nav aria-label={t('pager.title')}>
      <ol className="pages">
        {current > 1 && (
          <li>
            <SiteLink to={hrefOf(current - 1)} rel="prev" aria-label={t('pager.previous')}>
              <Icon name="previous" />
            </SiteLink>
          </li>
        )}
        {pagerWindow(current, total).map((step) =>
          typeof step === 'string' ? (
            <li key={step}>
              <span className="pages__gap" aria-hidden="true">
                …
              </span>
            </li>
          ) : (
            <li key={step}>
              <SiteLink
                to={hrefOf(step)}
                aria-current={step === current ? 'page' : undefined}
                aria-label={t('pager.page', { page: step })}
              >
                {step}
              </SiteLink>
            </li>
          ),
        )}
        {current < total && (
          <li>
            <SiteLink to={hrefOf(current + 1)} rel="next" aria-label={t('pager.next')}>
              <Icon name="next" />
            </SiteLink>
          </li>
        )}
      </ol>
    </nav>
  )
}
