import { assign, setup } from 'xstate'

/**
 * A visitor puts a subscription together.
 *
 * - `undecided`: no plan is chosen. Choosing one leads to `chosen`, its options all at quantity 0.
 * - `chosen`: an option changes by a modifier, never below 0 and never above its maximum. Choosing a plan, the same one too, begins anew.
 *
 * Resetting forgets the plan and its options.
 */

export interface PlanChoice {
  readonly id: string
  /** A month, in the site's currency. */
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

/** What the chosen plan costs a month with its options. */
export const monthlyTotal = ({ plan, options }: SubscriptionContext): number =>
  options.reduce((sum, { price, quantity }) => sum + price * quantity, plan?.price ?? 0)

export const subscriptionMachine = setup({
  types: { context: {} as SubscriptionContext, events: {} as SubscriptionEvent },
  guards: {
    changesOption: ({ context, event }) =>
      event.type === 'option.change' &&
      Number.isFinite(event.modifier) &&
      context.options.some(({ id }) => id === event.option),
  },
  actions: {
    choosePlan: assign(({ event }) =>
      event.type === 'plan.select'
        ? { plan: event.plan, options: event.plan.options.map((option) => ({ ...option, quantity: 0 })) }
        : {},
    ),
    changeOption: assign({
      options: ({ context, event }) =>
        event.type === 'option.change'
          ? context.options.map((option) =>
              option.id === event.option
                ? { ...option, quantity: within(option, option.quantity + event.modifier) }
                : option,
            )
          : context.options,
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
