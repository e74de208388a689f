'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { factorTexts } from '../texts.ts'
import { CodeForm } from './code-form.tsx'
import { AddPasskey, UsePasskey } from './passkey-forms.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { sendStep } from './send-step.ts'
import { SetUp } from './set-up.tsx'

interface EnterFactorProps {
  /** Address of the account. */
  readonly name: string
  /** The account must set a second factor up. */
  readonly missing: boolean
  /** Factors of the account besides recovery codes. */
  readonly app: boolean
  readonly passkeys: boolean
  /** Path of the page to continue at. */
  readonly back: string
}

interface WayProps {
  readonly onDone: () => void
}

function FirstFactor({ onDone }: WayProps) {
  const { i18n } = useTranslation()
  const t = factorTexts.t(i18n.language)
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes heading="h2" codes={codes} onDone={onDone} />
  return (
    <>
      <p>{t('missing.text')}</p>
      <SetUp heading="h2" onDone={onDone} />
      <h2>{t('passkeys.title')}</h2>
      <p>{t('passkeys.lead')}</p>
      <AddPasskey onDone={(added) => (added.recoveryCodes ? setCodes(added.recoveryCodes) : onDone())} />
    </>
  )
}

/** The second step of a sign-in. */
export function EnterFactor({ name, missing, app, passkeys, back }: EnterFactorProps) {
  const { i18n } = useTranslation()
  const t = factorTexts.t(i18n.language)
  // A new document: Payload's provider has the state of before.
  const goOn = () => window.location.assign(back)
  const leave = async () => {
    await sendStep('leave')
    window.location.reload()
  }
  return (
    <section className="security factor-step">
      <h1>{t(missing ? 'missing.title' : passkeys ? 'enter.confirm' : 'enter.title')}</h1>
      <p>{t('enter.lead', { name })}</p>
      {missing && <FirstFactor onDone={goOn} />}
      {passkeys && <UsePasskey onDone={goOn} />}
      {!missing && (
        <CodeForm
          label={t(app ? 'enter.code' : 'enter.recoveryCode')}
          hint={t(app ? 'enter.hint' : 'enter.recoveryHint')}
          submit={t('enter.submit')}
          look={passkeys ? 'secondary' : 'primary'}
          onSend={(code) => sendStep('prove', { code })}
          onDone={goOn}
        />
      )}
      <Button buttonStyle="none" margin={false} onClick={() => void leave()}>
        {t('enter.leave')}
      </Button>
    </section>
  )
}
