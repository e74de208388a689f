import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { CardCheckRefusal, CardQuestion, CheckedCard } from '#machines/card-check-machine.ts'
import type { CaptchaProvider } from './captcha.ts'
import type { startCardCheck } from './card-check-actor.ts'

type Running = ReturnType<typeof startCardCheck>

export interface CardCheck {
  readonly step: 'idle' | 'solving' | 'checking' | 'checked' | 'refused'
  readonly result: CheckedCard | null
  readonly refusal: CardCheckRefusal | null
}

const resting: CardCheck = { step: 'idle', result: null, refusal: null }
const opening: CardCheck = { ...resting, step: 'solving' }
const unreachable: CardCheck = { ...resting, step: 'refused', refusal: { reason: 'unavailable', wait: null } }

export function useCardCheck(provider: CaptchaProvider) {
  const { language } = useRouter().options.context.edition
  const [check, setCheck] = useState(resting)
  const running = useRef<Promise<Running> | null>(null)

  useEffect(
    () => () => {
      void running.current?.then((actor) => actor.stop())
    },
    [],
  )

  async function begin(): Promise<Running> {
    const { startCardCheck: start } = await import('./card-check-actor.ts')
    const actor = start(language, provider)
    actor.subscribe(({ value, context: { result, refusal } }) => setCheck({ step: value, result, refusal }))
    return actor
  }

  function send(event: Parameters<Running['send']>[0]): void {
    if (running.current === null) setCheck(opening)
    running.current ??= begin()
    running.current.then(
      (actor) => actor.send(event),
      () => {
        running.current = null
        setCheck(unreachable)
      },
    )
  }

  return {
    ...check,
    submit: (question: CardQuestion) => send({ type: 'check.submit', question }),
    retry: (question: CardQuestion) =>
      send(running.current === null ? { type: 'check.submit', question } : { type: 'check.retry' }),
    reset: () => send({ type: 'check.reset' }),
  }
}
