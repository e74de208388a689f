import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Actor, AnyStateMachine, ContextFrom, EventFrom } from 'xstate'
import { onPageLeave } from './page-leave.ts'

interface FollowsPages {
  readonly send: (event: { readonly type: 'page.navigate' }) => void
}

interface LateMachine<Machine extends AnyStateMachine> {
  readonly context: ContextFrom<Machine> | undefined
  /** Rejects if the machine cannot be fetched; the next event tries again. */
  readonly send: (event: EventFrom<Machine>) => Promise<void>
}

/** A machine that is fetched with its first event, receives navigations and stops with the view. */
export function useLateMachine<Machine extends AnyStateMachine>(
  start: () => Promise<Actor<Machine> & FollowsPages>,
): LateMachine<Machine> {
  const router = useRouter()
  const [context, setContext] = useState<ContextFrom<Machine>>()
  const starting = useRef<ReturnType<typeof start>>(undefined)
  useEffect(() => {
    const forget = onPageLeave(router, () => {
      void starting.current?.then((actor) => actor.send({ type: 'page.navigate' }))
    })
    return () => {
      forget()
      void starting.current?.then((actor) => actor.stop())
      starting.current = undefined
    }
  }, [router])
  async function begin() {
    try {
      const actor = await start()
      actor.subscribe((snapshot: { readonly context: ContextFrom<Machine> }) => setContext(snapshot.context))
      return actor
    } catch (error) {
      starting.current = undefined
      throw error
    }
  }
  return {
    context,
    async send(event) {
      starting.current ??= begin()
      const actor = await starting.current
      actor.send(event)
    },
  }
}
