import type { MachineSamples } from '../samples.ts'

export const samples: MachineSamples = {
  inputs: [undefined, { open: 'prices' }],
  events: [
    { type: 'item.toggle', item: 'prices' },
    { type: 'item.toggle', item: 'access' },
    { type: 'page.navigate' },
  ],
}
