'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { factorTexts } from '../texts.ts'
import { sendStep } from './send-step.ts'

interface OtherFactorProps {
  readonly account: string | number
  readonly has: boolean
  readonly onChange: () => Promise<void>
}

/** An admin sees this panel of another account. */
export function OtherFactor({ account, has, onChange }: OtherFactorProps) {
  const { i18n } = useTranslation()
  const t = factorTexts.t(i18n.language)
  if (!has) return <p>{t('other.off')}</p>
  const reset = async () => {
    const { kind } = await sendStep('reset', { account })
    if (kind !== 'done') return toast.error(t('notDone'))
    toast.success(t('other.resetDone'))
    await onChange()
  }
  return (
    <div className="security__part">
      <p>{t('other.on')}</p>
      <details>
        <summary>{t('other.reset')}</summary>
        <p>{t('other.resetText')}</p>
        <Button buttonStyle="secondary" margin={false} onClick={() => void reset()}>
          {t('other.reset')}
        </Button>
      </details>
    </div>
  )
}
