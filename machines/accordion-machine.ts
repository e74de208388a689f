import { assign, setup } from 'xstate'

/**
 * Items of which one at most is unfolded.
 *
 * - `closed`: all are folded. Toggling an item leads to `open`, as does one that is unfolded from the start.
 * - `open`: one is unfolded. Toggling another one unfolds that instead; toggling the same one folds it again.
 *
 * A navigation folds all of them.
 */

interface AccordionContext {
  readonly item: string | null
}

type AccordionEvent =
  | { readonly type: 'item.toggle'; readonly item: string }
  | { readonly type: 'page.navigate' }

export const accordionMachine = setup({
  types: {
    context: {} as AccordionContext,
    events: {} as AccordionEvent,
    input: {} as { readonly open?: string | null } | undefined,
  },
  guards: {
    isUnfolded: ({ context }) => context.item !== null,
    isOpen: ({ context, event }) => event.type === 'item.toggle' && event.item === context.item,
  },
  actions: {
    unfold: assign(({ event }) => (event.type === 'item.toggle' ? { item: event.item } : {})),
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
