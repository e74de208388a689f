import type { MachineSamples } from '../samples.ts'

const videos = [
  { id: 'own', provider: 'storage', consent: null },
  { id: 'theirs', provider: 'tube', consent: 'media' },
]

export const samples: MachineSamples = {
  events: [
    { type: 'video.play', videos, id: 'own', allowed: [] },
    { type: 'video.play', videos, id: 'theirs', allowed: [] },
    { type: 'video.play', videos: [], allowed: [] },
    { type: 'video.choose', id: 'theirs' },
    { type: 'video.choose', id: 'own' },
    { type: 'video.choose', id: 'nobody' },
    { type: 'video.stop' },
    { type: 'consent.give', always: true },
    { type: 'consent.give', always: false },
    { type: 'consent.change', allowed: [] },
    { type: 'consent.change', allowed: ['media'] },
  ],
}
