import { Button } from '@marquee/design/controls/button.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceLimits } from '#config/service-limits.ts'
import type { chatOf } from './chat-actor.ts'

export function ChatForm({ chat }: { readonly chat: ReturnType<typeof chatOf> }) {
  const { t } = useTranslation('chat')
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const idle = useSelector(chat, (snapshot) => snapshot.matches({ open: 'idle' }))
  const failed = useSelector(chat, (snapshot) => snapshot.matches({ open: 'failed' }))
  useEffect(() => field.current?.focus(), [])

  function send(event: FormEvent) {
    event.preventDefault()
    field.current?.focus()
    if (!idle || text.trim() === '') return
    chat.send({ type: 'message.send', text })
    setText('')
  }

  return (
    <form className="chat__form" onSubmit={send}>
      <div className="chat__fault" role="alert">
        {failed && (
          <>
            <p>{t('failed')}</p>
            <Button small onPress={() => chat.send({ type: 'message.retry' })}>
              {t('retry')}
            </Button>
          </>
        )}
      </div>
      <div className="chat__write">
        <label className="field">
          <span className="visually-hidden">{t('message')}</span>
          <input
            ref={field}
            value={text}
            maxLength={serviceLimits.chat.characters}
            autoComplete="off"
            enterKeyHint="send"
            placeholder={t('placeholder')}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <Button type="submit" look="solid" disabled={!idle}>
          {t('send')}
        </Button>
      </div>
      <TextLink small onPress={() => chat.send({ type: 'chat.end' })}>
        {t('end')}
      </TextLink>
    </form>
  )
}
