import type { MachineSamples } from '../samples.ts'

export const samples: MachineSamples = {
  events: [
    { type: 'form.send' },
    { type: 'rating.choose', rating: 4 },
    { type: 'rating.choose', rating: 1 },
    { type: 'text.change', text: 'Good seats' },
  ],
  actors: { sendOpinion: { outputs: [null], errors: ['no answer'] } },
}
