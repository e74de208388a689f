import { formatsOf } from '@marquee/i18n/format.ts'
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { monthlyTotal, subscriptionMachine } from '#machines/subscription-machine.ts'
import { runningActor } from '../../actor-kit/run-machine.ts'

export function useRunningSubscription() {
  const { language, site } = useRouter().options.context.edition
  const subscription = runningActor(subscriptionMachine)
  const context = useSelector(subscription, (snapshot) => snapshot?.context)
  return {
    quantities: Object.fromEntries((context?.options ?? []).map(({ id, quantity }) => [id, quantity])),
    total: context?.plan ? formatsOf(language, site).price(monthlyTotal(context)) : null,
    change: (option: string, modifier: number) =>
      subscription?.send({ type: 'option.change', option, modifier }),
  }
}
