'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { serviceLimits } from '#config/service-limits.ts'
import { timeIn } from '../../texts/time-in.ts'
import type { SecurityState } from '../calls.ts'
import type { EditorPasskey } from '../passkeys.ts'
import { factorTexts } from '../texts.ts'
import { CodeForm } from './code-form.tsx'
import { AddPasskey, PasskeyName, UsePasskey } from './passkey-forms.tsx'
import { sendStep } from './send-step.ts'

const { most } = serviceLimits.flags.passkeys

interface RowProps {
  readonly passkey: EditorPasskey
  readonly mayChange: boolean
  readonly onChange: () => Promise<void>
}

function Row({ passkey: { id, name, madeAt, usedAt }, mayChange, onChange }: RowProps) {
  const { i18n } = useTranslation()
  const t = factorTexts.t(i18n.language)
  const [typed, setTyped] = useState(name)
  const change = async (step: 'rename-passkey' | 'remove-passkey', done: string) => {
    const { kind } = await sendStep(step, { passkey: id, name: typed })
    if (kind === 'done') toast.success(done)
    else toast.error(t('notDone'))
    // A step also fails if the proof is no longer recent, which the panel then shows.
    await onChange()
  }
  const rename = () => void change('rename-passkey', t('passkeys.renamed'))
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className="security__small">
          {t('passkeys.made', { at: timeIn(i18n.language, madeAt) })}
          <br />
          {usedAt === null ? t('passkeys.unused') : t('passkeys.used', { at: timeIn(i18n.language, usedAt) })}
        </p>
      </div>
      {mayChange && (
        <details>
          <summary>{t('passkeys.change')}</summary>
          <div className="security__code">
            <PasskeyName value={typed} onChange={setTyped} onEnter={rename} />
            <Button buttonStyle="secondary" size="small" margin={false} onClick={rename}>
              {t('passkeys.save')}
            </Button>
          </div>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            aria-label={t('passkeys.removeOf', { name })}
            onClick={() => void change('remove-passkey', t('passkeys.removed'))}
          >
            {t('passkeys.remove')}
          </Button>
        </details>
      )}
    </li>
  )
}

interface PasskeysProps {
  readonly state: SecurityState
  readonly onChange: () => Promise<void>
  /** Recovery codes that are shown once. */
  readonly onCodes: (codes: readonly string[]) => void
}

/** A user's passkeys; they are changed soon after a proof of the second factor only. */
export function Passkeys({ state, onChange, onCodes }: PasskeysProps) {
  const { i18n } = useTranslation()
  const t = factorTexts.t(i18n.language)
  const { passkeys, recent, factor } = state
  const mayChange = recent || factor !== 'proven'
  const changed = () => void onChange()
  return (
    <div className="security__part">
      <h3>{t('passkeys.title')}</h3>
      <p>{t('passkeys.lead')}</p>
      <ul className="security__sessions">
        {passkeys.map((passkey) => (
          <Row key={passkey.id} passkey={passkey} mayChange={mayChange} onChange={onChange} />
        ))}
      </ul>
      {!mayChange && (
        <details>
          <summary>{t('passkeys.confirm')}</summary>
          {passkeys.length > 0 && <UsePasskey onDone={changed} />}
          <CodeForm
            label={t('proof')}
            submit={t('enter.submit')}
            look="secondary"
            onSend={(code) => sendStep('prove', { code })}
            onDone={changed}
          />
        </details>
      )}
      {mayChange && passkeys.length >= most && <p>{t('passkeys.tooMany')}</p>}
      {mayChange && passkeys.length < most && (
        <AddPasskey
          onFault={changed}
          onDone={({ recoveryCodes }) => {
            if (recoveryCodes) return onCodes(recoveryCodes)
            toast.success(t('passkeys.added'))
            changed()
          }}
        />
      )}
    </div>
  )
}
