import { assign, setup } from 'xstate'

/**
 * The programme of a cinema, film or list as the visitor looks through it. Two independent halves:
 *
 * - `programme`: `settled` or `loading`. Any request makes it load, an answer or a failure settles it.
 * - `layout`: `slider` or `calendar`. A navigation puts it back to the slider.
 *
 * Days and filters: choosing a day selects it; chosen from the calendar, it also becomes the first day of the strip. Filters switch
 * single values on and off; a reset clears them all. What the address says wins: `address.read` takes day, filters and the cinema's programme
 * week from it. A navigation (`page.navigate`) forgets the first day: the next page's strip begins with its own.
 */

export interface ScheduleFilters {
  readonly types: readonly string[]
  readonly genres: readonly string[]
  readonly languages: readonly string[]
}

interface ScheduleContext {
  /** `YYYY-MM-DD` in the site's time zone. */
  readonly selectedDay: string
  /** First day of the strip where the visitor chose one from the calendar; null: the programme's first. */
  readonly startDay: string | null
  readonly filters: ScheduleFilters
  /** JavaScript weekday on which the programme week starts. */
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
  /** The cinema's own programme week; null where it follows the default. */
  readonly weekOffset: number | null
  readonly defaultWeekOffset: number
}

export const noFilters: ScheduleFilters = { types: [], genres: [], languages: [] }

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

export const scheduleMachine = setup({
  types: { context: {} as ScheduleContext, input: {} as ScheduleInput, events: {} as ScheduleEvent },
  guards: {
    choosesCalendar: ({ event }) => event.type === 'layout.choose' && event.layout === 'calendar',
    choosesSlider: ({ event }) => event.type === 'layout.choose' && event.layout === 'slider',
  },
  actions: {
    selectDay: assign(({ context, event }) =>
      event.type !== 'day.select'
        ? {}
        : { selectedDay: event.day, startDay: event.from === 'calendar' ? event.day : context.startDay },
    ),
    toggleFilter: assign(({ context, event }) =>
      event.type !== 'filter.toggle'
        ? {}
        : {
            filters: {
              ...context.filters,
              [event.filter]: toggled(context.filters[event.filter], event.value),
            },
          },
    ),
    clearFilters: assign({ filters: noFilters }),
    readAddress: assign(({ context, event }) =>
      event.type !== 'address.read'
        ? {}
        : {
            selectedDay: event.day,
            filters: event.filters,
            weekOffset: event.weekOffset ?? context.defaultWeekOffset,
          },
    ),
    forgetStart: assign({ startDay: null }),
  },
}).createMachine({
  id: 'schedule',
  context: ({ input }) => ({
    selectedDay: input.today,
    startDay: null,
    filters: noFilters,
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
