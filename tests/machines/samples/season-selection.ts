import type { MachineSamples } from '../samples.ts'

interface Selection {
  readonly showtimes: readonly string[]
  readonly limit: number
}

export const samples: MachineSamples = {
  inputs: [
    { showtimes: [], limit: 3 },
    { showtimes: ['s-1', 's-1', 's-2'], limit: 3 },
  ],
  events: [
    { type: 'selection.add', showtime: 's-1' },
    { type: 'selection.add', showtime: 's-2' },
    { type: 'selection.remove', showtime: 's-1' },
    { type: 'selection.remove', showtime: 's-9' },
    { type: 'selection.selectMany', showtimes: ['s-1', 's-3', 's-4', 's-5'] },
    { type: 'selection.selectMany', showtimes: [] },
    { type: 'selection.clear' },
    { type: 'page.navigate' },
    { type: 'cinemaMode.use' },
  ],
  faults: ({ showtimes, limit }: Selection) => [
    ...(showtimes.length > limit ? ['more than the limit'] : []),
    ...(new Set(showtimes).size < showtimes.length ? ['one chosen twice'] : []),
  ],
}
