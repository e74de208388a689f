import { assign, setup } from 'xstate'

/**
 * The showtimes of a season that a visitor puts aside to order together.
 *
 * - `empty`: none yet. `selection.add` and `selection.selectMany` begin one, as does a selection that the address brought along.
 * - `chosen`: some. `selection.add`, `selection.selectMany` and `selection.remove` change them; without the last one it is `empty` again.
 *
 * `selection.clear`, a navigation (`page.navigate`) and the choice of a cinema (`cinemaMode.use`) empty it: an order is made in one place.
 * A showtime is chosen once, and never more of them than the limit. The address follows every change: `writeAddress` is an effect.
 */

interface SelectionContext {
  /** In the order of choosing, as the address names them. */
  readonly showtimes: readonly string[]
  readonly limit: number
}

export type SelectionEvent =
  | { readonly type: 'selection.add'; readonly showtime: string }
  | { readonly type: 'selection.remove'; readonly showtime: string }
  | { readonly type: 'selection.selectMany'; readonly showtimes: readonly string[] }
  | { readonly type: 'selection.clear' }
  | { readonly type: 'page.navigate' }
  | { readonly type: 'cinemaMode.use' }

/** Those of the wanted that are not chosen yet and still have room. */
function fresh({ showtimes, limit }: SelectionContext, event: SelectionEvent): readonly string[] {
  const wanted =
    event.type === 'selection.add'
      ? [event.showtime]
      : event.type === 'selection.selectMany'
        ? event.showtimes
        : []
  return [...new Set(wanted)]
    .filter((showtime) => !showtimes.includes(showtime))
    .slice(0, Math.max(0, limit - showtimes.length))
}

export const seasonSelectionMachine = setup({
  types: {
    context: {} as SelectionContext,
    input: {} as SelectionContext,
    events: {} as SelectionEvent,
  },
  guards: {
    hasAny: ({ context }) => context.showtimes.length > 0,
    addsAny: ({ context, event }) => fresh(context, event).length > 0,
    isLast: ({ context, event }) =>
      event.type === 'selection.remove' && context.showtimes.every((showtime) => showtime === event.showtime),
    isChosen: ({ context, event }) =>
      event.type === 'selection.remove' && context.showtimes.includes(event.showtime),
  },
  actions: {
    add: assign({ showtimes: ({ context, event }) => [...context.showtimes, ...fresh(context, event)] }),
    remove: assign({
      showtimes: ({ context, event }) =>
        event.type === 'selection.remove'
          ? context.showtimes.filter((showtime) => showtime !== event.showtime)
          : context.showtimes,
    }),
    clear: assign({ showtimes: [] }),
    writeAddress: () => {},
  },
}).createMachine({
  id: 'seasonSelection',
  context: ({ input: { showtimes, limit } }) => ({
    showtimes: [...new Set(showtimes)].slice(0, limit),
    limit,
  }),
  initial: 'empty',
  states: {
    empty: {
      always: { guard: 'hasAny', target: 'chosen' },
      on: {
        'selection.add': { guard: 'addsAny', target: 'chosen', actions: ['add', 'writeAddress'] },
        'selection.selectMany': { guard: 'addsAny', target: 'chosen', actions: ['add', 'writeAddress'] },
      },
    },
    chosen: {
      on: {
        'selection.add': { guard: 'addsAny', actions: ['add', 'writeAddress'] },
        'selection.selectMany': { guard: 'addsAny', actions: ['add', 'writeAddress'] },
        'selection.remove': [
          { guard: 'isLast', target: 'empty', actions: ['remove', 'writeAddress'] },
          { guard: 'isChosen', actions: ['remove', 'writeAddress'] },
        ],
        'selection.clear': { target: 'empty', actions: ['clear', 'writeAddress'] },
        // The address is on its way elsewhere already.
        'page.navigate': { target: 'empty', actions: 'clear' },
        'cinemaMode.use': { target: 'empty', actions: 'clear' },
      },
    },
  },
})
