import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type ChatHours, chatHoursOf, chatOriginOf } from '../../../config/chat.ts'
import { useAllowed } from '../consent/use-consent.ts'

/** `unasked` where another party would learn of the visitor, who has not agreed to it: the chat may be offered, and asks first. */
type ChatOffer = 'unasked' | 'open' | 'closed' | 'unknown'

interface OfferedChat {
  readonly offer: ChatOffer
  /** When somebody answers. */
  readonly hours: readonly ChatHours[]
}

/** Whether the chat can be offered on this page. Our own service is asked at once; one of another party once there is consent. */
export function useOfferedChat(): OfferedChat {
  const { site } = useRouter().options.context.edition
  const allowed = useAllowed('functional')
  const [offer, setOffer] = useState<ChatOffer>('unknown')
  useEffect(() => {
    if (chatOriginOf(location.hostname) !== '' && !allowed) {
      setOffer('unasked')
      return undefined
    }
    let actor: { readonly stop: () => void } | undefined
    let gone = false
    void import('../help/faq-actor.ts').then(({ startFaq, chatAvailability }) => {
      if (gone) return
      const faq = startFaq()
      actor = faq
      faq.subscribe((snapshot) => {
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
