import { assertEvent, assign, setup } from 'xstate'

/**
 * The configuration of a subscription.
 *
 * - `undecided`: no plan. `plan.select` leads to `chosen`, with all options at quantity 0.
 * - `chosen`: `option.change` adds a modifier, between 0 and the option's maximum. `plan.select` starts over,
 *   also with the same plan.
 *
 * `plan.reset` clears plan and options.
 */

export interface PlanChoice {
  readonly id: string
  /** The price of a month, in the site's currency. */
  readonly price: number
  readonly options: readonly {
    readonly id: string
    readonly price: number
    readonly maximum: number | null
  }[]
}

interface ChosenOption {
  readonly id: string
  readonly price: number
  readonly maximum: number | null
  readonly quantity: number
}

interface SubscriptionContext {
  readonly plan: PlanChoice | null
  readonly options: readonly ChosenOption[]
}

type SubscriptionEvent =
  | { readonly type: 'plan.select'; readonly plan: PlanChoice }
  | { readonly type: 'plan.reset' }
  | { readonly type: 'option.change'; readonly option: string; readonly modifier: number }

function within({ maximum }: Pick<ChosenOption, 'maximum'>, quantity: number): number {
  return Math.max(0, Math.min(Math.trunc(quantity), maximum ?? Number.MAX_SAFE_INTEGER))
}

/** Monthly price of plan and options. */
export const monthlyTotal = ({ plan, options }: SubscriptionContext): number =>
  options.reduce((sum, { price, quantity }) => sum + price * quantity, plan?.price ?? 0)

const types: Partial<{ context: SubscriptionContext; events: SubscriptionEvent }> = {}

export const subscriptionMachine = setup({
  types,
  guards: {
    changesOption: ({ context, event }) => {
      assertEvent(event, 'option.change')
      return Number.isFinite(event.modifier) && context.options.some(({ id }) => id === event.option)
    },
  },
  actions: {
    choosePlan: assign(({ event }) => {
      assertEvent(event, 'plan.select')
      return { plan: event.plan, options: event.plan.options.map((option) => ({ ...option, quantity: 0 })) }
    }),
    changeOption: assign(({ context, event }) => {
      assertEvent(event, 'option.change')
      const { option: changed, modifier } = event
      const options = context.options.map((option) =>
        option.id === changed ? { ...option, quantity: within(option, option.quantity + modifier) } : option,
      )
      return { options }
    }),
    forgetPlan: assign({ plan: null, options: [] }),
  },
}).createMachine({
  id: 'subscription',
  context: { plan: null, options: [] },
  initial: 'undecided',
  on: { 'plan.select': { target: '.chosen', actions: 'choosePlan' } },
  states: {
    undecided: {},
    chosen: {
      on: {
        'option.change': { guard: 'changesOption', actions: 'changeOption' },
        'plan.reset': { target: 'undecided', actions: 'forgetPlan' },
      },
    },
  },
})
