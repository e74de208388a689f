import { assertEvent, assign, setup } from 'xstate'
import { unconnected } from './unconnected.ts'

/**
 * The showtimes of a season that a visitor selects to order together.
 *
 * - `empty`: none. `selection.add`, `selection.selectMany` or a selection in the address leads to `chosen`.
 * - `chosen`: some. Removing the last one leads back to `empty`.
 *
 * `selection.clear`, a navigation and choosing a cinema (`cinemaMode.use`) clear the selection. A showtime is
 * selected once, up to the limit. `writeAddress` updates the address after every change.
 */

interface SelectionContext {
  /** Showtimes in the order of selection, which the address keeps. */
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

/** The event's showtimes that are not chosen yet, up to the limit. */
function fresh({ showtimes, limit }: SelectionContext, event: SelectionEvent): readonly string[] {
  assertEvent(event, ['selection.add', 'selection.selectMany'])
  const wanted = event.type === 'selection.add' ? [event.showtime] : event.showtimes
  return [...new Set(wanted)]
    .filter((showtime) => !showtimes.includes(showtime))
    .slice(0, Math.max(0, limit - showtimes.length))
}

function removedBy(event: SelectionEvent): string {
  assertEvent(event, 'selection.remove')
  return event.showtime
}

const types: Partial<{
  context: SelectionContext
  input: SelectionContext
  events: SelectionEvent
}> = {}

export const seasonSelectionMachine = setup({
  types,
  guards: {
    hasAny: ({ context }) => context.showtimes.length > 0,
    addsAny: ({ context, event }) => fresh(context, event).length > 0,
    isLast: ({ context, event }) => context.showtimes.every((showtime) => showtime === removedBy(event)),
    isChosen: ({ context, event }) => context.showtimes.includes(removedBy(event)),
  },
  actions: {
    add: assign({ showtimes: ({ context, event }) => [...context.showtimes, ...fresh(context, event)] }),
    remove: assign({
      showtimes: ({ context, event }) =>
        context.showtimes.filter((showtime) => showtime !== removedBy(event)),
    }),
    clear: assign({ showtimes: [] }),
    writeAddress: () => unconnected('writeAddress'),
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
        // No writeAddress: the address is changing already.
        'page.navigate': { target: 'empty', actions: 'clear' },
        'cinemaMode.use': { target: 'empty', actions: 'clear' },
      },
    },
  },
})
