import { monthlyTotal, subscriptionMachine } from '#machines/subscription-machine.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'

export { monthlyTotal }

export const startSubscription = () => runMachine(subscriptionMachine)
