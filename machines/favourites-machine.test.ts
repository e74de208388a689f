import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { favouritesMachine, type SentFavourite } from './favourites-machine.ts'
import { type FavouritesClient, favouritesOf, withChange } from './favourites-rules.ts'
import { pendingActor } from './pending.fixture.ts'

const cinemas = ['rex', 'lux', 'vox', 'lido', 'odeon', 'max'].map((slug, index) => ({
  slug,
  reference: `010${index}`,
}))
const client = (more: Partial<FavouritesClient> = {}): FavouritesClient => ({
  id: 'c-1',
  favourites: [],
  limit: null,
  cinemas,
  ...more,
})

function begin(siteLimit = 5, first: FavouritesClient | null = client()) {
  const change = pendingActor<void, SentFavourite>()
  const { sent, respond, fail } = change
  const refused: object[] = []
  const rested: object[] = []
  const machine = favouritesMachine.provide({
    actors: { change: change.actor },
    actions: {
      notifyRefusal: (_, refusal) => void refused.push(refusal),
      rest: (_, rest) => void rested.push(rest),
    },
  })
  const actor = createActor(machine, { input: { siteLimit } }).start()
  actor.send({ type: 'client.change', client: first })
  const toggle = (cinema: string) => actor.send({ type: 'favourite.toggle', cinema })
  const shown = () => favouritesOf(actor.getSnapshot().context)
  const lines = () => sent.map(({ cinema, wanted }) => `${wanted ? '+' : '-'}${cinema}`)
  return { actor, sent, lines, refused, rested, toggle, shown, respond, fail }
}

describe('a toggle', () => {
  test.each([
    [3, 5],
    [1, 0],
    [5, 6],
  ])('the limit of the service takes precedence: %i of the site, %i of the service', (siteLimit, limit) => {
    const { toggle, shown } = begin(siteLimit, client({ limit }))
    for (const { slug } of cinemas) toggle(slug)
    expect(shown()).toHaveLength(limit)
  })

  test('refuses an unknown cinema; without a list no cinema is unknown', () => {
    const { toggle, shown, sent, refused, actor } = begin()
    toggle('atlantis')
    expect([shown(), sent, refused]).toEqual([[], [], [{ reason: 'unknown', cinema: 'atlantis', limit: 5 }]])
    actor.send({ type: 'client.change', client: client({ cinemas: null }) })
    toggle('atlantis')
    expect(sent).toMatchObject([{ cinema: 'atlantis', reference: null }])
  })

  test('reports the refusal of one more than the limit, and a failure', async () => {
    const { toggle, refused, fail } = begin(1)
    toggle('rex')
    toggle('lux')
    await fail(0, new Error('no answer'))
    expect(refused).toEqual([
      { reason: 'limit', cinema: 'lux', limit: 1 },
      { reason: 'failed', cinema: 'rex', limit: 1 },
    ])
  })
})

test('pending changes are sent in order, one at a time', async () => {
  const { toggle, shown, respond, lines, rested } = begin()
  for (const cinema of ['rex', 'rex', 'rex', 'lux']) toggle(cinema)
  expect([shown(), lines()]).toEqual([['lux', 'rex'], ['+rex']])
  for (const index of [0, 1, 2, 3]) {
    await respond(index)
    expect(shown()).toEqual(['lux', 'rex'])
  }
  expect(lines()).toEqual(['+rex', '-rex', '+rex', '+lux'])
  expect(rested).toEqual([3, 2, 1, 0].map((left) => ({ left, outdated: false })))
})

test.each([
  [['lux', 'vox'], 2, ['rex', 'lux']],
  [['lux', 'vox'], null, ['rex', 'lux', 'vox']],
  [['lux', 'rex'], 2, ['rex', 'lux']],
] as const)('added to %j with the limit %s', (favourites, limit, expected) => {
  expect(withChange(favourites, { cinema: 'rex', wanted: true }, limit)).toEqual(expected)
})
