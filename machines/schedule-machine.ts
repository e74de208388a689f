import { assertEvent, assign, setup } from 'xstate'

/**
 * The programme of a cinema, film or list as the visitor browses it. Two independent regions:
 *
 * - `programme`: `settled` or `loading` (a request is running).
 * - `layout`: `slider` or `calendar`. A navigation resets it to the slider.
 *
 * Choosing a day selects it; chosen in the calendar it also becomes the first day of the strip, until a navigation. Filters toggle single
 * values; a reset clears them. The address takes precedence: `address.read` sets day, filters and the cinema's programme week.
 */

export interface ScheduleFilters {
  readonly types: readonly string[]
  readonly genres: readonly string[]
  readonly languages: readonly string[]
}

interface ScheduleContext {
  /** `YYYY-MM-DD` in the site's time zone. */
  readonly selectedDay: string
  /** First day of the strip if chosen in the calendar; null: the programme's first. */
  readonly startDay: string | null
  readonly filters: ScheduleFilters
  /** JavaScript weekday (0–6) on which the programme week starts. */
  readonly weekOffset: number
  readonly defaultWeekOffset: number
}

type ScheduleEvent =
  | { readonly type: 'programme.request' }
  | { readonly type: 'programme.success' }
  | { readonly type: 'programme.failure' }
  | { readonly type: 'day.select'; readonly day: string; readonly from: 'strip' | 'calendar' }
  | { readonly type: 'filter.toggle'; readonly filter: keyof ScheduleFilters; readonly value: string }
  | { readonly type: 'filters.reset' }
  | { readonly type: 'layout.choose'; readonly layout: 'slider' | 'calendar' }
  | {
      readonly type: 'address.read'
      readonly day: string
      readonly filters: ScheduleFilters
      readonly weekOffset: number | null
    }
  | { readonly type: 'page.navigate' }

export interface ScheduleInput {
  readonly today: string
  /** The cinema's own week; null for the default. */
  readonly weekOffset: number | null
  readonly defaultWeekOffset: number
}

export const noScheduleFilters: ScheduleFilters = { types: [], genres: [], languages: [] }

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

function layoutOf(event: ScheduleEvent) {
  assertEvent(event, 'layout.choose')
  return event.layout
}

const types: Partial<{ context: ScheduleContext; input: ScheduleInput; events: ScheduleEvent }> = {}

export const scheduleMachine = setup({
  types,
  guards: {
    choosesCalendar: ({ event }) => layoutOf(event) === 'calendar',
    choosesSlider: ({ event }) => layoutOf(event) === 'slider',
  },
  actions: {
    selectDay: assign(({ context, event }) => {
      assertEvent(event, 'day.select')
      return { selectedDay: event.day, startDay: event.from === 'calendar' ? event.day : context.startDay }
    }),
    toggleFilter: assign(({ context: { filters }, event }) => {
      assertEvent(event, 'filter.toggle')
      return { filters: { ...filters, [event.filter]: toggled(filters[event.filter], event.value) } }
    }),
    clearFilters: assign({ filters: noScheduleFilters }),
    readAddress: assign(({ context, event }) => {
      assertEvent(event, 'address.read')
      return {
        selectedDay: event.day,
        filters: event.filters,
        weekOffset: event.weekOffset ?? context.defaultWeekOffset,
      }
    }),
    forgetStart: assign({ startDay: null }),
  },
}).createMachine({
  id: 'schedule',
  context: ({ input }) => ({
    selectedDay: input.today,
    startDay: null,
    filters: noScheduleFilters,
    weekOffset: input.weekOffset ?? input.defaultWeekOffset,
    defaultWeekOffset: input.defaultWeekOffset,
  }),
  type: 'parallel',
  on: {
    'day.select': { actions: 'selectDay' },
    'filter.toggle': { actions: 'toggleFilter' },
    'filters.reset': { actions: 'clearFilters' },
    'address.read': { actions: 'readAddress' },
    'page.navigate': { actions: 'forgetStart' },
  },
  states: {
    programme: {
      initial: 'settled',
      states: {
        settled: { on: { 'programme.request': 'loading' } },
        loading: { on: { 'programme.success': 'settled', 'programme.failure': 'settled' } },
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
