import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { monthlyTotal, type PlanChoice, subscriptionMachine } from './subscription-machine.ts'

const solo: PlanChoice = { id: 'solo', price: 19.9, options: [{ id: 'formats', price: 4, maximum: 1 }] }
const duo: PlanChoice = {
  id: 'duo',
  price: 34.9,
  options: [
    { id: 'formats', price: 4, maximum: 2 },
    { id: 'guest', price: 7.5, maximum: null },
  ],
}

function start() {
  const actor = createActor(subscriptionMachine).start()
  const change = (option: string, modifier: number) => actor.send({ type: 'option.change', option, modifier })
  const quantities = () =>
    Object.fromEntries(actor.getSnapshot().context.options.map(({ id, quantity }) => [id, quantity]))
  return {
    actor,
    change,
    quantities,
    snapshot: () => actor.getSnapshot(),
    total: () => monthlyTotal(actor.getSnapshot().context),
  }
}

describe('a subscription', () => {
  test('an option changes by a modifier and counts in the total', () => {
    const { actor, change, quantities, total } = start()
    actor.send({ type: 'plan.select', plan: duo })
    change('guest', 3)
    change('guest', -1)
    change('formats', 1)
    expect(quantities()).toEqual({ formats: 1, guest: 2 })
    expect(total()).toBeCloseTo(53.9)
  })

  test('is never below 0 or above a maximum, and unlimited without one', () => {
    const { actor, change, quantities } = start()
    actor.send({ type: 'plan.select', plan: duo })
    change('formats', -1)
    change('guest', 40)
    expect(quantities()).toEqual({ formats: 0, guest: 40 })
    change('formats', 5)
    expect(quantities()).toEqual({ formats: 2, guest: 40 })
  })

  test.each([
    ['unknown', 1],
    ['formats', Number.NaN],
  ])('a change of %s by %s changes nothing', (option, modifier) => {
    const { actor, change, quantities } = start()
    actor.send({ type: 'plan.select', plan: solo })
    change(option, modifier)
    expect(quantities()).toEqual({ formats: 0 })
  })
})
