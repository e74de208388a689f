import { Button } from '@marquee/design/controls/button.tsx'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuthFrame } from '#machines/auth-rules.ts'
import { readFrameMessage } from '#models/frame-message.ts'
import { Modal } from '../modals/modal.tsx'
import { ModalContext, useCurrentModal } from '../modals/modal-context.ts'
import { closeFrame, followFrame, frameNow, handleFrameMessage } from './auth-actor.ts'
import { SignOut } from './sign-out.tsx'
import './account.css'

function WaysOut({ closable }: Pick<AuthFrame, 'closable'>) {
  const { t } = useTranslation('account')
  return (
    <div className="row">
      {closable && <Button onPress={closeFrame}>{t('frame.later')}</Button>}
      <SignOut />
    </div>
  )
}

function OpenFrame({ purpose, url, closable }: AuthFrame) {
  const { t } = useTranslation('account')
  const { id } = useCurrentModal()
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    if (url === null) return
    const stop = new AbortController()
    const onMessage = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, url)
      if (message) void handleFrameMessage(message, t('frame.notSaved'))
    }
    addEventListener('message', onMessage, { signal: stop.signal })
    return () => stop.abort()
  }, [url, t])
  const context = useMemo(() => ({ id, closable, close: closable ? closeFrame : () => {} }), [id, closable])
  const title = t(`frame.${purpose}`)
  const isDemanded = purpose === 'validate' || purpose === 'register'
  return (
    // The registry has the modal as not closable, so that a navigation shows it again;
    // the machine decides here.
    <ModalContext value={context}>
      <Modal title={title} look="wide" foot={isDemanded && <WaysOut closable={closable} />}>
        {!loaded && (
          <p className="account__waiting" role="status">
            {t('frame.waiting')}
          </p>
        )}
        {url !== null && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, on another origin, that needs its cookies and scripts
          <iframe
            className="account__frame"
            key={url}
            src={url}
            title={title}
            onLoad={() => setLoaded(true)}
          />
        )}
      </Modal>
    </ModalContext>
  )
}

export function AuthFrameModal() {
  const frame = useSyncExternalStore(followFrame, frameNow)
  return frame && <OpenFrame {...frame} />
}
