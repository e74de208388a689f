import { createActor } from 'xstate'
import { monthlyTotal, subscriptionMachine } from '../../machines/subscription-machine.ts'

export { monthlyTotal }

export const startSubscription = () => createActor(subscriptionMachine).start()
