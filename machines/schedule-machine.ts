import { assertEvent, assign, setup } from 'xstate'

/**
 * The programme of a cinema, film or list as the visitor browses it. Two independent regions:
 *
 * - `showtimes`: `settled` or `loading` (a request is running).
 * - `layout`: `slider` or `calendar`. A navigation resets it to the slider.
 *
 * The address has the selected day and the filters. A day that is chosen in the calendar becomes the first day of the strip, until a
 * navigation.
 */

interface ScheduleContext {
  /** First day of the strip (`YYYY-MM-DD`) if chosen in the calendar; null: the programme's first. */
  readonly startDay: string | null
}

type ScheduleEvent =
  | { readonly type: 'showtimes.request' }
  | { readonly type: 'showtimes.success' }
  | { readonly type: 'showtimes.failure' }
  | { readonly type: 'day.select'; readonly day: string }
  | { readonly type: 'layout.choose'; readonly layout: 'slider' | 'calendar' }
  | { readonly type: 'page.navigate' }

function layoutOf(event: ScheduleEvent) {
  assertEvent(event, 'layout.choose')
  return event.layout
}

const types: Partial<{ context: ScheduleContext; events: ScheduleEvent }> = {}

export const scheduleMachine = setup({
  types,
  guards: {
    choosesCalendar: ({ event }) => layoutOf(event) === 'calendar',
    choosesSlider: ({ event }) => layoutOf(event) === 'slider',
  },
  actions: {
    startAtDay: assign(({ event }) => {
      assertEvent(event, 'day.select')
      return { startDay: event.day }
    }),
    forgetStart: assign({ startDay: null }),
  },
}).createMachine({
  id: 'schedule',
  context: { startDay: null },
  type: 'parallel',
  on: {
    'day.select': { actions: 'startAtDay' },
    'page.navigate': { actions: 'forgetStart' },
  },
  states: {
    showtimes: {
      initial: 'settled',
      states: {
        settled: { on: { 'showtimes.request': 'loading' } },
        loading: { on: { 'showtimes.success': 'settled', 'showtimes.failure': 'settled' } },
      },
    },
    layout: {
      initial: 'slider',
      states: {
        slider: { on: { 'layout.choose': { guard: 'choosesCalendar', target: 'calendar' } } },
        calendar: {
          on: {
            'layout.choose': { guard: 'choosesSlider', target: 'slider' },
            'page.navigate': { target: 'slider', actions: 'forgetStart' },
          },
        },
      },
    },
  },
})
