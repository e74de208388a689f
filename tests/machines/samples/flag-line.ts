import type { MachineSamples } from '../samples.ts'

export const samples: MachineSamples = {
  events: [
    { type: 'page.hide' },
    { type: 'page.show' },
    { type: 'page.freeze' },
    { type: 'page.online' },
    { type: 'values.ask' },
    { type: 'visitor.change' },
    { type: 'line.tell', revision: 'one' },
  ],
  actors: {
    listen: {
      events: [
        { type: 'line.tell', revision: 'one' },
        { type: 'line.tell', revision: 'two' },
        { type: 'line.cut' },
      ],
    },
    askValues: { outputs: [undefined], errors: ['no answer'] },
  },
}
