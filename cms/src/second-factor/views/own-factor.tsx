'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { SecurityState } from '../calls.ts'
import { factorTexts } from '../texts.ts'
import { CodeForm } from './code-form.tsx'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { sendStep } from './send-step.ts'
import { SetUp } from './set-up.tsx'

interface MadeCodes {
  readonly recoveryCodes: readonly string[]
}

interface OwnFactorProps {
  readonly state: SecurityState
  readonly onChange: () => Promise<void>
}

interface ChangesProps extends OwnFactorProps {
  readonly onCodes: (codes: readonly string[]) => void
}

function Changes({ state, onChange, onCodes }: ChangesProps) {
  const { i18n } = useTranslation()
  const t = factorTexts.t(i18n.language)
  const { app, recent, passkeys, recoveryCodes } = state
  const changed = () => void onChange()
  return (
    <>
      <p>
        {t(!app ? 'onPasskeys' : passkeys.length > 0 ? 'onBoth' : 'on')} {t('left', { count: recoveryCodes })}
      </p>
      {!app && recent && <SetUp onDone={changed} />}
      <details>
        <summary>{t('codes.make')}</summary>
        <p>{t('codes.makeText')}</p>
        <CodeForm<MadeCodes>
          label={t('proof')}
          submit={t('codes.make')}
          look="secondary"
          onSend={(code) => sendStep('codes', { code })}
          onDone={(made) => onCodes(made.recoveryCodes)}
        />
      </details>
      <details>
        <summary>{t('remove')}</summary>
        <CodeForm
          label={t('proof')}
          submit={t('remove')}
          look="secondary"
          onSend={(code) => sendStep('remove', { code })}
          onDone={changed}
        />
      </details>
    </>
  )
}

export function OwnFactor({ state, onChange }: OwnFactorProps) {
  const { i18n } = useTranslation()
  const t = factorTexts.t(i18n.language)
  const [codes, setCodes] = useState<readonly string[]>()
  const changed = () => {
    setCodes(undefined)
    void onChange()
  }
  if (state.factor === 'elsewhere') return <p>{t('elsewhere')}</p>
  if (codes) return <RecoveryCodes codes={codes} onDone={changed} />
  return (
    <div className="security__part">
      <p>{t('lead')}</p>
      {state.factor === 'proven' ? (
        <Changes state={state} onChange={onChange} onCodes={setCodes} />
      ) : (
        <>
          <p>{t('off')}</p>
          <SetUp onDone={changed} />
        </>
      )}
      <Passkeys state={state} onChange={onChange} onCodes={setCodes} />
    </div>
  )
}
