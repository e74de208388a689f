import { Button } from '@marquee/design/controls/button.tsx'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isMissingScript, loadAgain } from '../document/missing-script.ts'
import { useReported } from '../features/analytics/use-reported.ts'

function PartFault({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('errors')
  useReported(error)
  const retry = () => (isMissingScript(error) ? void loadAgain() : reset())
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  return (
    <div className="wrap row" role="alert">
      <p>{t('part')}</p>
      <Button small onPress={retry}>
        {t('unavailable.retry')}
      </Button>
    </div>
  )
}

const never = () => ''

/** An error boundary: the rest of the page stays. */
export function Part({ children }: { readonly children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={never} errorComponent={PartFault}>
      {children}
    </CatchBoundary>
  )
}
