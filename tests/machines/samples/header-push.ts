import type { MachineSamples } from '../samples.ts'

export const samples: MachineSamples = {
  inputs: [{ today: '2026-11-20' }],
  events: [
    { type: 'visitor.act' },
    { type: 'push.close' },
    { type: 'page.navigate', today: '2026-11-20' },
    { type: 'page.navigate', today: '2026-11-21' },
  ],
  actors: {
    readSeenDay: { outputs: [null, '2026-11-19', '2026-11-20'], errors: ['no storage'] },
    saveSeenDay: { outputs: [null] },
  },
}
