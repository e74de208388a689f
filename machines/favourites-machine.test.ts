import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
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
  test('adds a cinema in front at once, and removes a favourite', async () => {
    const { toggle, shown, respond, sent } = begin(5, client({ favourites: ['lux'] }))
    toggle('rex')
    expect(shown()).toEqual(['rex', 'lux'])
    await respond(0)
    toggle('lux')
    expect(shown()).toEqual(['rex'])
    await respond(1)
    expect(shown()).toEqual(['rex'])
    expect(sent).toEqual([
      { client: 'c-1', cinema: 'rex', wanted: true, reference: '0100' },
      { client: 'c-1', cinema: 'lux', wanted: false, reference: '0101' },
    ])
  })

  test.each([1, 5])(
    'with %i favourites at the limit: is refused with the number, and nothing is sent',
    (limit) => {
      const favourites = ['lux', 'vox', 'lido', 'odeon', 'max'].slice(0, limit)
      const { toggle, shown, sent, refused } = begin(limit, client({ favourites }))
      toggle('rex')
      expect([shown(), sent, refused]).toEqual([favourites, [], [{ reason: 'limit', cinema: 'rex', limit }]])
      toggle('lux')
      toggle('rex')
      expect(shown()[0]).toBe('rex')
    },
  )

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

  test('is ignored without a client', () => {
    const { toggle, shown, sent, actor } = begin(5, null)
    toggle('rex')
    actor.send({ type: 'client.change', client: client({ favourites: ['lux'] }) })
    actor.send({ type: 'client.change', client: null })
    toggle('rex')
    expect([shown(), sent, actor.getSnapshot().value]).toEqual([[], [], 'none'])
  })

  test('`keep` only adds', () => {
    const { actor, shown, lines } = begin(5, client({ favourites: ['lux'] }))
    for (const cinema of ['lux', 'rex', 'rex']) actor.send({ type: 'favourite.keep', cinema })
    expect([shown(), lines()]).toEqual([['rex', 'lux'], ['+rex']])
  })
})

describe('pending changes', () => {
  test('are sent in order, one at a time', async () => {
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

  test('are reverted on failure, without the later ones', async () => {
    const { toggle, shown, respond, fail, refused } = begin(5, client({ favourites: ['lux'] }))
    toggle('rex')
    toggle('vox')
    await fail(0, new Error('no answer'))
    expect([shown(), refused]).toEqual([['vox', 'lux'], [{ reason: 'failed', cinema: 'rex', limit: 5 }]])
    await respond(1)
    expect(shown()).toEqual(['vox', 'lux'])
  })

  test('refused by the service for its limit are reported as that', async () => {
    const { toggle, fail, refused } = begin()
    toggle('rex')
    await fail(0, { status: 409 })
    expect(refused).toEqual([{ reason: 'limit', cinema: 'rex', limit: 5 }])
  })

  test('survive a reload of the client, and request the client again', async () => {
    const { actor, toggle, shown, respond, rested } = begin()
    toggle('rex')
    actor.send({ type: 'client.change', client: client({ favourites: ['vox'] }) })
    expect(shown()).toEqual(['rex', 'vox'])
    await respond(0)
    expect([shown(), rested]).toEqual([['rex', 'vox'], [{ left: 0, outdated: true }]])
  })

  test('do not carry over to another client', async () => {
    const { actor, toggle, shown, respond } = begin()
    toggle('rex')
    actor.send({ type: 'client.change', client: client({ id: 'c-2', favourites: ['vox'] }) })
    await respond(0)
    await waitFor(actor, (state) => state.matches({ known: 'idle' }))
    expect(shown()).toEqual(['vox'])
  })
})

test.each([
  [['lux', 'vox'], 2, ['rex', 'lux']],
  [['lux', 'vox'], null, ['rex', 'lux', 'vox']],
  [['lux', 'rex'], 2, ['rex', 'lux']],
] as const)('added to %j with the limit %s', (favourites, limit, expected) => {
  expect(withChange(favourites, { cinema: 'rex', wanted: true }, limit)).toEqual(expected)
})
