import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { readFrameMessage } from '../../../content-models/frame-message.ts'
import type { AuthFrame } from '../../../machines/auth-rules.ts'
import { tellAuth } from '../../actors/auth-actor.ts'
import { Button } from '../../components/controls/button.tsx'
import { Modal } from '../modal.tsx'
import type { ModalProps } from '../registry.ts'
import './account.css'

export interface AuthFrameData extends AuthFrame {
  readonly url: string
}

/** A page of the client host over the whole screen. What it says is heard only from its own origin and in the form agreed on. */
export function AuthFrameModal({ data: { purpose, url, closable } }: ModalProps<AuthFrameData>) {
  const { t } = useTranslation('account')
  useEffect(() => {
    const stop = new AbortController()
    const hear = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, url)
      if (message) tellAuth({ type: 'frame.message', message })
    }
    addEventListener('message', hear, { signal: stop.signal })
    return () => stop.abort()
  }, [url])
  const title = t(`frame.${purpose}`)
  return (
    <Modal title={title} look="wide" foot={closable && <Button onPress={() => tellAuth({ type: 'frame.close' })}>{t('frame.close')}</Button>}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, on another origin, that needs its cookies and scripts */}
      <iframe className="account__frame" src={url} title={title} />
    </Modal>
  )
}
