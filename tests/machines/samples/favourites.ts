import { favouritesOf } from '#machines/favourites-rules.ts'
import type { MachineSamples } from '../samples.ts'

const cinemas = ['rex', 'lux', 'vox'].map((slug, index) => ({ slug, reference: `00${index}` }))
const client = (id: string, more: object = {}) => ({
  type: 'client.change',
  client: { id, favourites: [], limit: null, cinemas, ...more },
})
const toggle = (cinema: string) => ({ type: 'favourite.toggle', cinema })
const keep = (cinema: string) => ({ type: 'favourite.keep', cinema })

type Seen = Parameters<typeof favouritesOf>[0] & {
  readonly client: string | null
  readonly outdated: boolean
}

export const samples: MachineSamples = {
  inputs: [{ siteLimit: 1 }, { siteLimit: 5 }],
  events: [
    { type: 'client.change', client: null },
    client('c-1'),
    client('c-1', { favourites: ['rex'] }),
    client('c-2', { favourites: ['vox', 'lux'], limit: 2 }),
    client('c-1', { cinemas: null }),
    ...['rex', 'lux', 'nowhere'].flatMap((cinema) => [toggle(cinema), keep(cinema)]),
  ],
  actors: { change: { outputs: [null], errors: ['no answer', { status: 409 }] } },
  faults: (seen: Seen) => {
    const shown = favouritesOf(seen)
    return [
      ...(new Set(shown).size < shown.length ? ['a favourite twice'] : []),
      ...(seen.client === null && shown.length > 0 ? ['favourites of nobody'] : []),
      ...(seen.queue.some(({ wanted }) => wanted) && shown.length > seen.limit
        ? ['more than the limit']
        : []),
    ]
  },
}
