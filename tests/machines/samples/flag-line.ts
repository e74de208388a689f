import type { MachineSamples } from '../samples.ts'

export const samples: MachineSamples = {
  events: [
    { type: 'page.hide' },
    { type: 'page.show' },
    { type: 'page.freeze' },
    { type: 'page.online' },
    { type: 'values.request' },
    { type: 'visitor.change' },
    { type: 'line.notify', revision: 'one' },
  ],
  actors: {
    listen: {
      events: [
        { type: 'line.notify', revision: 'one' },
        { type: 'line.notify', revision: 'two' },
        { type: 'line.cut' },
      ],
    },
    loadValues: { outputs: [undefined], errors: ['no answer'] },
  },
}
