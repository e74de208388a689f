'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { serviceLimits } from '#config/service-limits.ts'
import { factorTexts } from '../texts.ts'
import { type AddedPasskey, createPasskey, proveWithPasskey, useKnowsPasskeys } from './passkey-dialog.ts'
import type { Sent } from './send-step.ts'

const { name: longestName } = serviceLimits.flags.passkeys

interface NameFieldProps {
  readonly hint?: string
  readonly value: string
  readonly onChange: (name: string) => void
  readonly onEnter: () => void
}

export function PasskeyName({ hint, value, onChange, onEnter }: NameFieldProps) {
  const { i18n } = useTranslation()
  const t = factorTexts.t(i18n.language)
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{t('passkeys.name')}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <input
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onEnter()
        }}
        autoComplete="off"
        maxLength={longestName}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </>
  )
}

/** One use at a time; says why a passkey was not accepted. */
function usePasskeyUse<Body>(
  use: () => Promise<Sent<Body>>,
  onDone: (body: Body) => void,
  onFault?: () => void,
) {
  const { i18n } = useTranslation()
  const t = factorTexts.t(i18n.language)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const run = async () => {
    if (busy) return
    setBusy(true)
    setFault('')
    const sent = await use()
    setBusy(false)
    if (sent.kind === 'done') return onDone(sent.body)
    setFault(t(sent.kind === 'wait' ? 'wait' : `passkeys.${sent.kind}`))
    onFault?.()
  }
  return { fault, run: () => void run() }
}

interface AddPasskeyProps {
  readonly onDone: (added: AddedPasskey) => void
  readonly onFault?: () => void
}

export function AddPasskey({ onDone, onFault }: AddPasskeyProps) {
  const { i18n } = useTranslation()
  const t = factorTexts.t(i18n.language)
  const knows = useKnowsPasskeys()
  const [name, setName] = useState('')
  const { fault, run } = usePasskeyUse(
    () => createPasskey(name),
    (added) => {
      setName('')
      onDone(added)
    },
    onFault,
  )
  if (!knows) return <p>{t('passkeys.unsupported')}</p>
  return (
    <div className="security__code">
      <PasskeyName hint={t('passkeys.nameHint')} value={name} onChange={setName} onEnter={run} />
      <p className="security__fault" role="alert">
        {fault}
      </p>
      <Button buttonStyle="secondary" margin={false} onClick={run}>
        {t('passkeys.add')}
      </Button>
    </div>
  )
}

interface UsePasskeyProps {
  readonly onDone: () => void
}

export function UsePasskey({ onDone }: UsePasskeyProps) {
  const { i18n } = useTranslation()
  const t = factorTexts.t(i18n.language)
  const knows = useKnowsPasskeys()
  const { fault, run } = usePasskeyUse(proveWithPasskey, onDone)
  if (!knows) return <p>{t('passkeys.unsupported')}</p>
  return (
    <div className="security__part">
      <Button margin={false} onClick={run}>
        {t('passkeys.use')}
      </Button>
      <p className="security__fault" role="alert">
        {fault}
      </p>
    </div>
  )
}
