import { Button } from '@marquee/design/controls/button.tsx'
import { useTranslation } from 'react-i18next'
import { consent } from '#config/consent.ts'
import type { ConsentCategory } from '#config/types.ts'

interface ConsentBannerProps {
  readonly cookieNames: readonly string[]
  readonly onChoose: () => void
}

/**
 * The banner is in every page, shown by the early script while there is no decision: over the page, so that nothing moves.
 */
export function ConsentBanner({ cookieNames, onChoose }: ConsentBannerProps) {
  const { t } = useTranslation('consent')

  function settle(categories: readonly ConsentCategory[]) {
    void import('./decide.ts').then(({ decide }) => decide(categories, cookieNames))
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <aside className="consent dark" aria-labelledby="consent-title" data-nosnippet="">
      <div className="consent__text">
        <h2 id="consent-title">{t('banner.title')}</h2>
        <p>{t('banner.text')}</p>
      </div>
      <div className="consent__acts">
        <Button small value="" onPress={() => settle([])}>
          {t('refuse')}
        </Button>
        <Button small value={consent.categories.join(' ')} onPress={() => settle(consent.categories)}>
          {t('accept')}
        </Button>
        <button type="button" className="link" aria-haspopup="dialog" onClick={onChoose}>
          {t('choose')}
        </button>
      </div>
    </aside>
  )
}
