import { monthlyTotal, subscriptionMachine } from '../../machines/subscription-machine.ts'
import { runMachine } from './run-machine.ts'

export { monthlyTotal }

export const startSubscription = () => runMachine(subscriptionMachine)
