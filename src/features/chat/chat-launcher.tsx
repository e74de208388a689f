import { Icon } from '@marquee/design/brand/icon.tsx'
import { Button } from '@marquee/design/controls/button.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatHours } from '#config/chat.ts'
import { useOfferedChat } from './chat.ts'
import './chat.css'

/** Fetched with the click that opens it. */
const ChatWindow = lazy(() => import('./chat-window.tsx').then((module) => ({ default: module.ChatWindow })))

function Closed({ hours }: { readonly hours: readonly ChatHours[] }) {
  const { t } = useTranslation('chat')
  const spans = hours.map(({ days, opens, closes }) =>
    t('week.span', { days: t(`week.${days}`), opens, closes }),
  )
  return (
    <p className="small">
      {t('closed')} {t('hours', { hours: spans.join(', ') })}
    </p>
  )
}

export function ChatLauncher({ app }: { readonly app: boolean }) {
  const { t } = useTranslation('chat')
  const { offer, hours } = useOfferedChat()
  const [isOpen, setOpen] = useState(false)
  const offered = offer === 'open' || offer === 'needsConsent'
  const open = () => setOpen(true)
  return (
    <div className="chat-slot">
      {offer === 'closed' && <Closed hours={hours} />}
      {offered && (
        <>
          <Button icon="chat" look="solid" opensModal onPress={open}>
            {t('open')}
          </Button>
          <button
            type="button"
            className="chat-corner"
            aria-haspopup="dialog"
            aria-label={t('title')}
            onClick={open}
          >
            <Icon name="chat" />
          </button>
        </>
      )}
      {isOpen && (
        <Suspense>
          <ChatWindow app={app} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
