import { useRouter } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { accordionMachine } from '#machines/accordion-machine.ts'
import { inspection } from './inspection.ts'
import { onPageLeave } from './page-leave.ts'

export function useAccordion(open: string | null = null) {
  const router = useRouter()
  const accordion = useActorRef(accordionMachine, { input: { open }, inspect: inspection() })
  const item = useSelector(accordion, ({ context }) => context.item)
  useEffect(() => onPageLeave(router, () => accordion.send({ type: 'page.navigate' })), [accordion, router])
  return { item, toggle: (name: string) => accordion.send({ type: 'item.toggle', item: name }) }
}
