'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useId, useRef, useState } from 'react'
import { factorTexts } from '../texts.ts'
import type { Sent } from './send-step.ts'

const LONGEST_CODE = 40

interface CodeFormProps<Body> {
  readonly label: string
  readonly hint?: string
  readonly submit: string
  readonly look?: 'primary' | 'secondary'
  /** The message that replaces that of a wrong code. */
  readonly wrong?: string
  readonly onSend: (code: string) => Promise<Sent<Body>>
  readonly onDone: (body: Body) => void
}

/** No form element: it may be inside the form of a document. */
export function CodeForm<Body>(props: CodeFormProps<Body>) {
  const { label, hint, submit, look = 'primary', wrong, onSend, onDone } = props
  const { i18n } = useTranslation()
  const t = factorTexts.t(i18n.language)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const fail = (text: string) => {
    setFault(text)
    input.current?.focus()
  }
  const send = async () => {
    if (busy) return
    if (code.trim() === '') return fail(t('missingCode'))
    setBusy(true)
    const sent = await onSend(code)
    setBusy(false)
    if (sent.kind === 'done') {
      setCode('')
      setFault('')
      return onDone(sent.body)
    }
    fail(sent.kind === 'failed' ? t('notDone') : sent.kind === 'wait' ? t('wait') : (wrong ?? t('wrong')))
  }
  return (
    <div className="security__code">
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <input
        ref={input}
        id={id}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void send()
        }}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST_CODE}
        aria-invalid={fault !== ''}
        aria-describedby={`${hint ? `${id}-hint ` : ''}${id}-fault`}
      />
      <p id={`${id}-fault`} className="security__fault" role="alert">
        {fault}
      </p>
      <Button buttonStyle={look} margin={false} onClick={() => void send()}>
        {submit}
      </Button>
    </div>
  )
}
