import { Button } from '@marquee/design/controls/button.tsx'
import { ModalFrame } from '@marquee/design/modals/modal-frame.tsx'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#config/limits.ts'
import { isAllowed } from '../consent/consent.ts'
import { allow } from '../consent/decide.ts'
import { chatOf } from './chat-actor.ts'
import { ChatForm } from './chat-form.tsx'
import { ChatLog } from './chat-log.tsx'

type Chat = ReturnType<typeof chatOf>

const opening = () => ({ type: 'chat.open', allowed: isAllowed('functional') }) as const

function ConsentRequest({ chat, onRefuse }: { readonly chat: Chat; readonly onRefuse: () => void }) {
  const { t } = useTranslation('chat')
  function give() {
    allow('functional')
    chat.send({ type: 'consent.give' })
  }
  return (
    <div className="chat__ask">
      <h3>{t('consent.title')}</h3>
      <p>{t('consent.text')}</p>
      <div className="row">
        <Button look="solid" onPress={give}>
          {t('consent.allow')}
        </Button>
        <Button onPress={onRefuse}>{t('consent.refuse')}</Button>
      </div>
    </div>
  )
}

function Notice({
  text,
  again,
  onAgain,
}: {
  readonly text: string
  readonly again: string
  readonly onAgain: () => void
}) {
  return (
    <div className="chat__ask">
      <p role="status">{text}</p>
      <Button onPress={onAgain}>{again}</Button>
    </div>
  )
}

/** The window is modal on a phone, where it fills the screen, but not beside the page. */
function useWindow(chat: Chat, onClosed: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) {
      if (matchMedia(`(min-width: ${limits.breakpoints.tablet}px)`).matches) element.show()
      else element.showModal()
    }
    chat.send(opening())
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && element?.contains(document.activeElement)) element.close()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      chat.send({ type: 'chat.close' })
    }
  }, [chat])
  const close = () => {
    if (dialog.current?.open) dialog.current.close()
    else onClosed()
  }
  return { dialog, close }
}

interface ChatWindowProps {
  readonly app: boolean
  readonly onClosed: () => void
}

export function ChatWindow({ app, onClosed }: ChatWindowProps) {
  const { t, i18n } = useTranslation('chat')
  const chat = chatOf(i18n.language)
  const { dialog, close } = useWindow(chat, onClosed)
  const snapshot = useSelector(chat, (current) => current)
  const isOpen = snapshot.matches('open')
  const restart = () => chat.send(opening())
  return (
    <ModalFrame
      id="chat"
      title={t('title')}
      ref={dialog}
      onClose={close}
      foot={isOpen && <ChatForm chat={chat} />}
    >
      {snapshot.matches('needsConsent') && <ConsentRequest chat={chat} onRefuse={close} />}
      {snapshot.matches('checking') && <p role="status">{t('checking')}</p>}
      {snapshot.matches('refused') && <Notice text={t('unavailable')} again={t('retry')} onAgain={restart} />}
      {snapshot.matches('ended') && <Notice text={t('ended')} again={t('again')} onAgain={restart} />}
      {isOpen && (
        <ChatLog
          messages={snapshot.context.messages}
          sending={snapshot.matches({ open: 'sending' })}
          app={app}
        />
      )}
    </ModalFrame>
  )
}
