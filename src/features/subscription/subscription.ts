import { formatsOf } from '@marquee/i18n/format.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import type { EventFromLogic } from 'xstate'
import type { PlanChoice, subscriptionMachine } from '#machines/subscription-machine.ts'
import type { PlanModel } from '../../page-models/subscriptions.ts'

interface ChosenSubscription {
  /** False until the first choice. */
  readonly begun: boolean
  readonly plan: string | null
  readonly quantities: Readonly<Record<string, number>>
  /** Price per month, formatted; null without a plan. */
  readonly total: string | null
}

const nothing: ChosenSubscription = { begun: false, plan: null, quantities: {}, total: null }

const choiceOf = ({ id, amount, options }: PlanModel): PlanChoice => ({
  id,
  price: amount,
  options: options.map((option) => ({ id: option.id, price: option.amount, maximum: option.maximum })),
})

/** A subscription being configured. Its machine is fetched with the first choice. */
export function useSubscription() {
  const { edition } = useRouter().options.context
  const [chosen, setChosen] = useState(nothing)
  const actor = useMemo(() => {
    const { language, site } = edition
    let starting: ReturnType<typeof begin> | undefined
    async function begin() {
      const { monthlyTotal, startSubscription } = await import('./subscription-actor.ts')
      const started = startSubscription()
      started.subscribe(({ context }) =>
        setChosen({
          begun: true,
          plan: context.plan?.id ?? null,
          quantities: Object.fromEntries(context.options.map(({ id, quantity }) => [id, quantity])),
          total: context.plan && formatsOf(language, site).price(monthlyTotal(context)),
        }),
      )
      return started
    }
    async function send(event: EventFromLogic<typeof subscriptionMachine>): Promise<void> {
      starting ??= begin()
      const started = await starting
      started.send(event)
    }
    return {
      select: (plan: PlanModel) => send({ type: 'plan.select', plan: choiceOf(plan) }),
      change: (option: string, modifier: number) => void send({ type: 'option.change', option, modifier }),
      reset: () => void send({ type: 'plan.reset' }),
      stop() {
        void starting?.then((started) => started.stop())
        starting = undefined
      },
    }
  }, [edition])
  useEffect(() => actor.stop, [actor])
  return { chosen, ...actor }
}
