'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { factorTexts } from '../texts.ts'

interface RecoveryCodesProps {
  /** Default: h3. */
  readonly heading?: 'h2' | 'h3'
  readonly codes: readonly string[]
  readonly onDone: () => void
}

export function RecoveryCodes({ heading: Heading = 'h3', codes, onDone }: RecoveryCodesProps) {
  const { i18n } = useTranslation()
  const t = factorTexts.t(i18n.language)
  const heading = useRef<HTMLHeadingElement>(null)
  // The control that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="security__part">
      <Heading ref={heading} tabIndex={-1}>
        {t('codes.title')}
      </Heading>
      <p>{t('codes.text')}</p>
      <ul className="security__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button margin={false} onClick={onDone}>
        {t('codes.done')}
      </Button>
    </div>
  )
}
