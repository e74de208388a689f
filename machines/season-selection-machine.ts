import { assertEvent, assign, setup } from 'xstate'
import { unconnected } from './unconnected.ts'

/**
 * The showtimes of a season that a visitor selects to order together, at most one a day.
 *
 * - `empty`: none. `selection.add` or a selection in the address leads to `chosen`.
 * - `chosen`: some. Removing the last one leads back to `empty`.
 *
 * `selection.clear`, a navigation and choosing a cinema (`cinemaMode.use`) clear the selection. A showtime
 * replaces the one of the same day; others are added up to the limit. `writeAddress` updates the address after every change.
 */

interface SelectionContext {
  /** Showtimes in the order of selection, which the address keeps. */
  readonly showtimes: readonly string[]
  readonly limit: number
}

export type SelectionEvent =
  | { readonly type: 'selection.add'; readonly showtime: string }
  | { readonly type: 'selection.remove'; readonly showtime: string }
  | { readonly type: 'selection.clear' }
  | { readonly type: 'page.navigate' }
  | { readonly type: 'cinemaMode.use' }

/** A showtime ends with its wall clock, `YYYY-MM-DDTHH:mm`. */
const dayOf = (showtime: string) => showtime.slice(-16, -6)

/** With a showtime in the place of the one of its day. */
export const withShowtime = (showtimes: readonly string[], showtime: string): readonly string[] => [
  ...showtimes.filter((each) => dayOf(each) !== dayOf(showtime)),
  showtime,
]

function addedTo({ showtimes }: SelectionContext, event: SelectionEvent): readonly string[] {
  assertEvent(event, 'selection.add')
  return withShowtime(showtimes, event.showtime)
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
    isNew: ({ context, event }) => {
      assertEvent(event, 'selection.add')
      return !context.showtimes.includes(event.showtime) && addedTo(context, event).length <= context.limit
    },
    isLast: ({ context, event }) => context.showtimes.every((showtime) => showtime === removedBy(event)),
    isChosen: ({ context, event }) => context.showtimes.includes(removedBy(event)),
  },
  actions: {
    add: assign({ showtimes: ({ context, event }) => addedTo(context, event) }),
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
        'selection.add': { guard: 'isNew', target: 'chosen', actions: ['add', 'writeAddress'] },
      },
    },
    chosen: {
      on: {
        'selection.add': { guard: 'isNew', actions: ['add', 'writeAddress'] },
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
