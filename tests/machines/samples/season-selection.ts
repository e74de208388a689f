import type { MachineSamples } from '../samples.ts'

interface Selection {
  readonly showtimes: readonly string[]
  readonly limit: number
}

const day = (of: number, hour: string) => `tosca~rex~2026-11-2${of}T${hour}`

export const samples: MachineSamples = {
  inputs: [
    { showtimes: [], limit: 3 },
    { showtimes: [day(1, '19:30'), day(1, '19:30'), day(2, '19:30')], limit: 3 },
  ],
  events: [
    { type: 'selection.add', showtime: day(1, '19:30') },
    { type: 'selection.add', showtime: day(1, '21:00') },
    { type: 'selection.add', showtime: day(2, '19:30') },
    { type: 'selection.remove', showtime: day(1, '19:30') },
    { type: 'selection.remove', showtime: day(9, '19:30') },
    { type: 'selection.clear' },
    { type: 'page.navigate' },
    { type: 'cinemaMode.use' },
  ],
  faults: ({ showtimes, limit }: Selection) => [
    ...(showtimes.length > limit ? ['more than the limit'] : []),
    ...(new Set(showtimes).size < showtimes.length ? ['one chosen twice'] : []),
  ],
}
