import type { MachineSamples } from '../samples.ts'

export const samples: MachineSamples = {
  events: [
    { type: 'showtimes.request' },
    { type: 'showtimes.success' },
    { type: 'showtimes.failure' },
    { type: 'day.select', day: '2026-11-25' },
    { type: 'layout.choose', layout: 'calendar' },
    { type: 'layout.choose', layout: 'slider' },
    { type: 'page.navigate' },
  ],
}
