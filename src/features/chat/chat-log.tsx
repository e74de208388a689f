import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatArticle, ChatMessage } from '#machines/chat-machine.ts'

interface ChatLogProps {
  readonly messages: readonly ChatMessage[]
  readonly sending: boolean
  readonly app: boolean
}

function useArticleHref(app: boolean) {
  const { paths, language } = useRouter().options.context.edition
  return ({ id, slug }: ChatArticle) =>
    slug === null
      ? paths.href(app ? 'helpArticleByIdApp' : 'helpArticleById', language, { id })
      : paths.href(app ? 'helpArticleApp' : 'helpArticle', language, { slug })
}

export function ChatLog({ messages, sending, app }: ChatLogProps) {
  const { t } = useTranslation('chat')
  const hrefOf = useArticleHref(app)
  const end = useRef<HTMLParagraphElement>(null)
  const count = messages.length
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  return (
    <div className="chat__log" role="log" aria-label={t('log')} aria-live="polite">
      {messages.map((message) => (
        <div key={message.id} className="chat__said" data-from={message.from}>
          <span className="visually-hidden">{t(message.from === 'visitor' ? 'you' : 'agent')}</span>
          <p>{message.text}</p>
          {message.articles.map((article) => (
            <a key={article.id} className="link" href={hrefOf(article)}>
              {article.title}
            </a>
          ))}
        </div>
      ))}
      <p className="chat__end small muted" ref={end}>
        {sending && t('sending')}
      </p>
    </div>
  )
}
