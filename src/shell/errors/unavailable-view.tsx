import { Button } from '@marquee/design/controls/button.tsx'
import { LostPage } from '@marquee/design/heroes/lost-page.tsx'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { loadCopy } from '../../document/missing-script.ts'
import { WaysOut } from './ways-out.tsx'

interface UnavailableViewProps {
  /** The page exists but failed to render. */
  readonly fault?: boolean
  /** Loads the page again, also when the network is back; without script the visitor reloads. */
  readonly onRetry?: () => void
}

const codes = { fault: '500', unavailable: '503', offline: 'OFF' } as const

function followNetwork(call: () => void): () => void {
  const stop = new AbortController()
  for (const type of ['online', 'offline']) addEventListener(type, call, { signal: stop.signal })
  return () => stop.abort()
}

export function UnavailableView({ fault = false, onRetry }: UnavailableViewProps) {
  const { t } = useTranslation('errors')
  const online = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  )
  useEffect(() => void loadCopy(), [])
  useEffect(() => {
    if (!onRetry) return undefined
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  const cause = fault ? 'fault' : 'unavailable'
  const shown = online ? cause : 'offline'
  return (
    <LostPage code={codes[shown]} title={t(`${shown}.title`)} text={t(`${shown}.text`)}>
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
