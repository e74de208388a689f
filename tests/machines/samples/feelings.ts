import { feelingsOf } from '#machines/feelings-rules.ts'
import type { MachineSamples } from '../samples.ts'

const client = (id: string, wishlist: readonly string[] = [], emotions: object = {}) => ({
  type: 'client.change',
  client: { id, feelings: { wishlist, emotions } },
})
const set = (show: string, emotion: string | null) => ({ type: 'rating.set', show, emotion })

type Seen = Parameters<typeof feelingsOf>[0] & { readonly client: string | null; readonly outdated: boolean }

export const samples: MachineSamples = {
  events: [
    { type: 'client.change', client: null },
    client('c-1'),
    client('c-2', ['heron'], { heron: 'liked' }),
    { type: 'wish.toggle', show: 'heron' },
    { type: 'wish.toggle', show: 'wolf' },
    { type: 'wish.keep', show: 'heron' },
    { type: 'wishes.merge', shows: ['heron', 'fox'] },
    set('heron', 'loved'),
    set('heron', null),
    set('wolf', 'disappointed'),
  ],
  actors: {
    setIntention: { outputs: [null], errors: ['no answer'] },
    setEmotion: { outputs: [null], errors: ['no answer'] },
  },
  faults: (seen: Seen) => {
    const { wishlist, emotions } = feelingsOf(seen)
    return [
      ...(new Set(wishlist).size < wishlist.length ? ['a show twice on the wishlist'] : []),
      ...(seen.client === null && wishlist.length + Object.keys(emotions).length > 0
        ? ['feelings of nobody']
        : []),
    ]
  },
}
