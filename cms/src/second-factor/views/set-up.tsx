'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { CodeSetup } from '../codes.ts'
import { factorTexts } from '../texts.ts'
import { CodeForm } from './code-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { sendStep } from './send-step.ts'

const grouped = (key: string) => key.replaceAll(/(.{4})(?=.)/g, '$1 ')

interface MadeCodes {
  readonly recoveryCodes: readonly string[]
}

interface SetUpProps {
  /** Default: h3. */
  readonly heading?: 'h2' | 'h3'
  /** The recovery codes have been read. */
  readonly onDone: () => void
}

/** The steps from the button to the recovery codes. */
export function SetUp({ heading: Heading = 'h3', onDone }: SetUpProps) {
  const { i18n } = useTranslation()
  const t = factorTexts.t(i18n.language)
  const [setup, setSetup] = useState<CodeSetup>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [failed, setFailed] = useState(false)
  const begin = async () => {
    const sent = await sendStep<CodeSetup>('begin')
    setFailed(sent.kind !== 'done')
    if (sent.kind === 'done') setSetup(sent.body)
  }
  if (codes) return <RecoveryCodes heading={Heading} codes={codes} onDone={onDone} />
  if (!setup)
    return (
      <>
        <Button margin={false} onClick={() => void begin()}>
          {t('begin')}
        </Button>
        <p className="security__fault" role="alert">
          {failed && t('notDone')}
        </p>
      </>
    )
  return (
    <div className="security__part">
      <Heading>{t('setUp.title')}</Heading>
      <p>{t('setUp.text')}</p>
      <img className="security__qr" src={setup.picture} alt={t('setUp.picture')} width="200" height="200" />
      <p>
        {t('setUp.key')} <code>{grouped(setup.key)}</code>
      </p>
      <p>
        <a href={setup.address}>{t('setUp.open')}</a>
      </p>
      <CodeForm<MadeCodes>
        label={t('setUp.code')}
        hint={t('setUp.codeHint')}
        submit={t('setUp.submit')}
        wrong={t('setUp.wrong')}
        onSend={(code) => sendStep('confirm', { sealed: setup.sealed, code })}
        onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      />
      <Button buttonStyle="none" margin={false} onClick={() => setSetup(undefined)}>
        {t('cancel')}
      </Button>
    </div>
  )
}
