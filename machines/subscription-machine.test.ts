import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { monthlyTotal, type PlanChoice, subscriptionMachine } from './subscription-machine.ts'

const duo: PlanChoice = {
  id: 'duo',
  price: 34.9,
  options: [
    { id: 'formats', price: 4, maximum: 2 },
    { id: 'guest', price: 7.5, maximum: null },
  ],
}

test('an option changes by a modifier and counts in the total; without a maximum it is unlimited', () => {
  const actor = createActor(subscriptionMachine).start()
  const change = (option: string, modifier: number) => actor.send({ type: 'option.change', option, modifier })
  const quantities = () =>
    Object.fromEntries(actor.getSnapshot().context.options.map(({ id, quantity }) => [id, quantity]))
  actor.send({ type: 'plan.select', plan: duo })
  change('guest', 3)
  change('guest', -1)
  change('formats', 1)
  expect(quantities()).toEqual({ formats: 1, guest: 2 })
  expect(monthlyTotal(actor.getSnapshot().context)).toBeCloseTo(53.9)
  change('guest', 40)
  expect(quantities()).toEqual({ formats: 1, guest: 42 })
})
