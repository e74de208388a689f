import { useTranslation } from 'react-i18next'
import { Button } from '../../components/controls/button.tsx'
import { LostPage } from '../../components/heroes/lost-page.tsx'
import { WaysOut } from './ways-out.tsx'

interface UnavailableViewProps {
  /** Asks again; without script the visitor reloads. */
  readonly onRetry?: () => void
}

export function UnavailableView({ onRetry }: UnavailableViewProps) {
  const { t } = useTranslation('errors')
  return (
    <LostPage code="503" title={t('unavailable.title')} text={t('unavailable.text')}>
      {onRetry && (
        <span className="js">
          <Button look="solid" onPress={onRetry}>
            {t('unavailable.retry')}
          </Button>
        </span>
      )}
      <WaysOut solid={!onRetry} />
    </LostPage>
  )
}
