import type { MachineSamples } from '../samples.ts'

export const samples: MachineSamples = { events: [{ type: 'banner.hide' }] }
