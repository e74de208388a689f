import type { MachineSamples } from '../samples.ts'

const filters = { types: ['3d'], genres: [], languages: [] }

export const samples: MachineSamples = {
  inputs: [
    { today: '2026-11-20', weekOffset: null, defaultWeekOffset: 3 },
    { today: '2026-11-20', weekOffset: 1, defaultWeekOffset: 3 },
  ],
  events: [
    { type: 'programme.request' },
    { type: 'programme.success' },
    { type: 'programme.failure' },
    { type: 'day.select', day: '2026-11-21', from: 'strip' },
    { type: 'day.select', day: '2026-11-25', from: 'calendar' },
    { type: 'filter.toggle', filter: 'types', value: '3d' },
    { type: 'filter.toggle', filter: 'languages', value: 'vo' },
    { type: 'filters.reset' },
    { type: 'layout.choose', layout: 'calendar' },
    { type: 'layout.choose', layout: 'slider' },
    { type: 'address.read', day: '2026-11-22', filters },
    { type: 'page.navigate' },
  ],
  faults: ({ filters: chosen }: { readonly filters: Readonly<Record<string, readonly string[]>> }) =>
    Object.values(chosen).some((values) => new Set(values).size < values.length) ? ['a filter twice'] : [],
}
