import type { MachineSamples } from '../samples.ts'

export const samples: MachineSamples = {
  events: [
    { type: 'mail.send', email: 'ada@cinema.example', place: 'rex' },
    { type: 'push.send', place: '' },
    { type: 'device.end' },
  ],
  actors: {
    sendReminder: { outputs: ['set', 'unconfirmed', 'denied'], errors: ['no answer'] },
    endDevice: { outputs: [null], errors: ['no answer'] },
  },
}
