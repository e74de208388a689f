import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type ChatHours, chatHoursOf, chatOriginOf } from '#config/chat.ts'
import { useAllowed } from '../consent/use-consent.ts'

/**
 * `needsConsent`: a third-party service without the visitor's consent; the chat is offered
 * and requests consent first.
 */
type ChatOffer = 'needsConsent' | 'open' | 'closed' | 'unknown'

interface OfferedChat {
  readonly offer: ChatOffer
  readonly hours: readonly ChatHours[]
}

/** Our own service is requested at once, a third-party one after consent. */
export function useOfferedChat(): OfferedChat {
  const { site } = useRouter().options.context.edition
  const allowed = useAllowed('functional')
  const [offer, setOffer] = useState<ChatOffer>('unknown')
  useEffect(() => {
    if (chatOriginOf(location.hostname) !== '' && !allowed) {
      setOffer('needsConsent')
      return undefined
    }
    let actor: { readonly stop: () => void } | undefined
    let gone = false
    void import('../help/faq-actor.ts').then(({ startFaq, chatAvailability }) => {
      if (gone) return
      const faq = startFaq()
      actor = faq
      faq.subscribe((snapshot) => {
        // The button stays while the chat is checked again: the chat window returns the focus to it.
        if (snapshot.matches({ chat: 'checking' })) return
        const available = chatAvailability(snapshot)
        setOffer(available === 'unknown' ? 'unknown' : available ? 'open' : 'closed')
      })
      faq.send({ type: 'chat.check' })
    })
    return () => {
      gone = true
      actor?.stop()
    }
  }, [allowed])
  return { offer, hours: chatHoursOf(site.id) }
}
