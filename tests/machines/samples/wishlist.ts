import type { DeviceWish } from '#machines/wishlist-machine.ts'
import type { MachineSamples } from '../samples.ts'

const wish = (slug: string) => ({ slug, title: slug })

export const samples: MachineSamples = {
  inputs: [{ wishes: [], limit: 2 }],
  events: [
    { type: 'client.change', client: null },
    { type: 'client.change', client: 'c-1' },
    { type: 'client.change', client: 'c-2' },
    { type: 'list.change', wishes: [] },
    { type: 'list.change', wishes: [wish('fox')] },
    { type: 'wish.add', wish: wish('heron') },
    { type: 'wish.add', wish: wish('wolf'), index: 1 },
    { type: 'wish.add', wish: wish('fox') },
    { type: 'wish.remove', slug: 'heron' },
    { type: 'merge.retry' },
  ],
  actors: { merge: { outputs: [['heron', 'wolf', 'fox']], errors: ['no answer'] } },
  faults: ({ wishes, limit }: { readonly wishes: readonly DeviceWish[]; readonly limit: number }) => [
    ...(new Set(wishes.map(({ slug }) => slug)).size < wishes.length ? ['a show twice on the list'] : []),
    ...(wishes.length > limit ? ['more than the limit'] : []),
  ],
}
