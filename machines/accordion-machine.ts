import { assertEvent, assign, setup } from 'xstate'

/**
 * An accordion: at most one item is unfolded.
 *
 * - `closed`: all items are folded. Toggling one, or an item that is unfolded from
 *   the start, leads to `open`.
 * - `open`: toggling another item unfolds that one instead; toggling the same one folds it.
 *
 * A navigation folds all items.
 */

interface AccordionContext {
  readonly item: string | null
}

type AccordionEvent =
  | { readonly type: 'item.toggle'; readonly item: string }
  | { readonly type: 'page.navigate' }

const types: Partial<{
  context: AccordionContext
  events: AccordionEvent
  input: { readonly open?: string | null }
}> = {}

export const accordionMachine = setup({
  types,
  guards: {
    isUnfolded: ({ context }) => context.item !== null,
    isOpen: ({ context, event }) => {
      assertEvent(event, 'item.toggle')
      return event.item === context.item
    },
  },
  actions: {
    unfold: assign(({ event }) => {
      assertEvent(event, 'item.toggle')
      return { item: event.item }
    }),
    fold: assign({ item: null }),
  },
}).createMachine({
  id: 'accordion',
  context: ({ input }) => ({ item: input?.open ?? null }),
  initial: 'closed',
  states: {
    closed: {
      always: { guard: 'isUnfolded', target: 'open' },
      on: { 'item.toggle': { actions: 'unfold' } },
    },
    open: {
      on: {
        'item.toggle': [{ guard: 'isOpen', target: 'closed', actions: 'fold' }, { actions: 'unfold' }],
        'page.navigate': { target: 'closed', actions: 'fold' },
      },
    },
  },
})
