import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { anywhere, begin, cinema, cinemas, here, nobody, type Setting } from './locator.fixture.ts'
import type { NearbyQuestion } from './locator-context.ts'
import { locatorMachine } from './locator-machine.ts'
import type { LocatorPlaces } from './locator-rules.ts'

describe('the first location', () => {
  const savedPosition = { type: 'position', value: here } as const
  test.each([
    [
      'the place of the filters',
      { page: { ...anywhere, localisation: 'nice', cinema: 'rex' }, saved: cinema('0102') },
      { type: 'city', value: 'nice' },
    ],
    [
      'a cinema in the filters',
      { page: { ...anywhere, localisation: 'lido', cinema: 'rex' } },
      cinema('lido'),
    ],
    [
      'the cinema of the page',
      { page: { ...anywhere, cinema: 'rex' }, saved: cinema('0102') },
      cinema('rex'),
    ],
    [
      'the cinema of a light page, whatever its filters',
      { page: { ...anywhere, localisation: 'nice', cinema: 'rex', light: true } },
      cinema('rex'),
    ],
    ['a saved cinema, by its reference', { saved: cinema('0102') }, cinema('vox')],
    ['a saved city', { saved: { type: 'city', value: 'nice' } }, { type: 'city', value: 'nice' }],
    ['a saved position', { saved: savedPosition }, savedPosition],
    [
      'saved favourites of a client',
      { saved: { type: 'favorite', value: null }, client: { signedIn: true, favourites: ['rex'] } },
      { type: 'favorite' },
    ],
    [
      'the only cinema, whatever the page says',
      { cinemas: cinemas.slice(0, 1), page: { ...anywhere, localisation: 'nice' } },
      cinema('rex'),
    ],
  ] as const)('%s', async (_, setting, location) => {
    const { settled, guessCity } = begin(setting as Setting)
    const { context, value } = await settled()
    expect(context.location).toMatchObject(location)
    expect(value.mode).toEqual({ loaded: location.type === 'favorite' ? 'favourite' : location.type })
    expect(guessCity).not.toHaveBeenCalled()
  })

  test.each([
    ['nothing saved', {}],
    ['a saved cinema that is no more', { saved: cinema('9999') }],
    ['a saved city that is no more', { saved: { type: 'city', value: 'atlantis' } }],
    ['favourites of somebody who is not signed in', { saved: { type: 'favorite', value: null } }],
  ] as const)('%s: uses the city of the request without saving it', async (_, setting) => {
    const { settled, saved } = begin({ ...setting, guess: 'nice' } as Setting)
    const { context } = await settled()
    expect(context.location).toEqual({ type: 'city', value: 'nice' })
    expect(saved).toEqual([])
  })

  test.each([null, 'atlantis'])('the unknown city %s leads to no location and one request', async (guess) => {
    const { settled, send, guessCity } = begin({ guess })
    expect((await settled()).value.mode).toEqual({ loaded: 'nowhere' })
    await send({ type: 'page.enter', page: { ...anywhere, list: true } })
    expect(guessCity).toHaveBeenCalledOnce()
  })

  test('cinemas that failed to load can be requested again', async () => {
    let requestCount = 0
    const loadPlaces = fromPromise<LocatorPlaces>(async () => {
      requestCount += 1
      if (requestCount === 1) throw new Error('down')
      return { cinemas, cities: ['lyon'], saved: null, history: [] }
    })
    const actor = createActor(locatorMachine.provide({ actors: { loadPlaces } }), {
      input: { page: anywhere, client: nobody, remembered: 3 },
    }).start()
    await waitFor(actor, (state) => state.matches({ mode: 'failed' }))
    actor.send({ type: 'places.retry' })
    await waitFor(actor, (state) => state.matches({ mode: { loaded: 'nowhere' } }))
  })
})

describe('a choice', () => {
  test('is saved by reference, remembered, and followed by the page', async () => {
    const { choose, saved, savedLocations, went } = begin()
    const { context, value } = await choose('cinema', 'vox').then(() => choose('cinema', 'vox'))
    expect(value.mode).toEqual({ loaded: 'cinema' })
    expect(context.location).toEqual(cinema('vox'))
    expect(saved.at(-1)).toEqual(cinema('0102'))
    expect(savedLocations.at(-1)).toEqual([cinema('vox')])
    expect(went.at(-1)).toBe('follow cinema')
  })

  test('of an unknown place changes nothing', async () => {
    const { settled, choose, saved } = begin()
    await settled()
    expect((await choose('cinema', 'atlantis')).context.location).toBeNull()
    expect((await choose('city', 'atlantis')).context.location).toBeNull()
    expect(saved).toEqual([])
  })

  test('the history holds three distinct places, newest first', async () => {
    const { settled, choose, savedLocations } = begin()
    await settled()
    await choose('cinema', 'rex')
    await choose('city', 'nice')
    await choose('cinema', 'rex')
    await choose('city', 'lyon')
    await choose('cinema', 'lido')
    expect(savedLocations.at(-1)).toEqual([cinema('lido'), { type: 'city', value: 'lyon' }, cinema('rex')])
  })

  test('on the list of cinemas, a cinema or a city with one cinema redirects', async () => {
    const { settled, choose, went } = begin({ page: { ...anywhere, list: true } })
    await settled()
    expect(went).toEqual([])
    await choose('cinema', 'vox')
    await choose('city', 'nice')
    await choose('city', 'lyon')
    expect(went).toEqual(['redirect vox', 'redirect lido', 'follow city'])
  })

  test('a saved cinema does not redirect on arrival', async () => {
    const { settled, went } = begin({ page: { ...anywhere, list: true }, saved: cinema('0101') })
    await settled()
    expect(went).toEqual([])
  })

  test('a site with one cinema has no other choice', async () => {
    const { settled, choose, send, saved } = begin({ cinemas: cinemas.slice(0, 1), position: here })
    await settled()
    await choose('city', 'nice')
    await send({ type: 'position.request' })
    const { context } = await send({ type: 'location.forget' })
    expect(context.location).toEqual(cinema('rex'))
    expect(saved).toEqual([])
  })

  test('is erased with the saved place and the history', async () => {
    const { settled, choose, send, saved, savedLocations } = begin()
    await settled()
    await choose('cinema', 'vox')
    const { context, value } = await send({ type: 'location.forget' })
    expect([context.location, context.nearby, value.mode]).toEqual([null, [], { loaded: 'nowhere' }])
    expect([saved.at(-1), savedLocations.at(-1)]).toEqual([null, []])
  })
})

describe('a choice in another tab', () => {
  test('is taken without saving it or moving the page, and releases the order around the last place', async () => {
    const { settled, send, saved, went } = begin({ position: here })
    await settled()
    await send({ type: 'position.request' })
    const { context, value } = await send({ type: 'saved.change', saved: cinema('0102') })
    expect([context.location, context.nearby]).toEqual([cinema('vox'), []])
    expect([value.mode, value.ordering]).toEqual([{ loaded: 'cinema' }, 'free'])
    expect([saved, went]).toEqual([[{ type: 'position', value: here }], ['follow position']])
  })

  test('of a position orders the cinemas around it', async () => {
    const { settled, send } = begin({ saved: cinema('0102') })
    await settled()
    const { context, value } = await send({
      type: 'saved.change',
      saved: { type: 'position', value: here },
    })
    expect([value.mode, value.ordering]).toEqual([{ loaded: 'position' }, 'locked'])
    expect(context.nearby).toEqual(['rex', 'vox'])
  })
})

describe('pages', () => {
  test('a light page uses its own cinema; the next page uses the chosen one', async () => {
    const { settled, choose, send } = begin()
    await settled()
    await choose('cinema', 'rex')
    const light = await send({ type: 'page.enter', page: { ...anywhere, cinema: 'lido', light: true } })
    expect(light.context.location).toEqual(cinema('lido'))
    expect((await send({ type: 'page.enter', page: anywhere })).context.location).toEqual(cinema('rex'))
  })

  test('applies a page that is entered while the cinemas are loading', async () => {
    const { actor, settled } = begin({ page: { ...anywhere, cinema: 'rex' } })
    actor.send({ type: 'page.enter', page: { ...anywhere, cinema: 'lido' } })
    expect((await settled()).context.location).toEqual(cinema('lido'))
  })
})

describe('the device', () => {
  test('is located on request; its position becomes the location and orders the cinemas', async () => {
    const questions: NearbyQuestion[] = []
    const nearby = (question: NearbyQuestion) => {
      questions.push(question)
      return ['lido']
    }
    const { settled, send, saved } = begin({ position: here, nearby })
    expect((await settled()).value.geolocation).toBe('unknown')
    const { value, context } = await send({ type: 'position.request' })
    expect(value).toEqual({ mode: { loaded: 'position' }, geolocation: 'known', ordering: 'locked' })
    expect(context.nearby).toEqual(['lido'])
    expect(questions).toEqual([{ location: { type: 'position', value: here }, favourites: [] }])
    expect(saved).toEqual([{ type: 'position', value: here }])
  })

  test('is unavailable after a refusal, and the location stays', async () => {
    const { settled, choose, send } = begin()
    await settled()
    await choose('cinema', 'rex')
    const { value, context } = await send({ type: 'position.request' })
    expect(value.geolocation).toBe('unavailable')
    expect(context.location).toEqual(cinema('rex'))
  })

  test('can be requested again after a refusal', async () => {
    const { settled, send, actor } = begin()
    await settled()
    await send({ type: 'position.request' })
    actor.send({ type: 'position.request' })
    expect(actor.getSnapshot().value.geolocation).toBe('locating')
  })
})

describe('ordering', () => {
  test('a cinema in the current list leaves the order free; another one locks a new order', async () => {
    const { settled, choose } = begin({
      nearby: ({ location }) => (location?.value === 'lido' ? ['lido', 'rex'] : ['never']),
    })
    await settled()
    await choose('city', 'lyon')
    expect((await choose('cinema', 'vox')).value.ordering).toBe('free')
    await choose('city', 'lyon')
    const locked = await choose('cinema', 'lido')
    expect([locked.value.ordering, locked.context.nearby]).toEqual(['locked', ['lido', 'rex']])
    expect((await choose('cinema', 'rex')).context.nearby).toEqual(['lido', 'rex'])
    const released = await choose('city', 'lyon')
    expect([released.value.ordering, released.context.nearby]).toEqual(['free', []])
  })

  test("leaving a cinema's page releases the order, leaving any other does not", async () => {
    const { settled, choose, send } = begin({ page: { ...anywhere, cinema: 'rex' } })
    await settled()
    await choose('cinema', 'lido')
    const other = await send({
      type: 'page.enter',
      page: { ...anywhere, cinema: 'rex', localisation: 'nice' },
    })
    expect(other.value.ordering).toBe('locked')
    const left = await send({ type: 'page.enter', page: anywhere })
    expect([left.value.ordering, left.context.nearby]).toEqual(['free', []])
    await choose('cinema', 'vox')
    expect((await send({ type: 'page.enter', page: { ...anywhere, list: true } })).value.ordering).toBe(
      'locked',
    )
  })

  test("a saved position locks the order from the start, and again after a cinema's page", async () => {
    const { settled, send } = begin({ saved: { type: 'position', value: here } })
    expect((await settled()).context.nearby).toEqual(['rex', 'vox'])
    await send({ type: 'page.enter', page: { ...anywhere, cinema: 'lido' } })
    const { context, value } = await send({ type: 'page.enter', page: anywhere })
    expect([context.nearby, value.ordering, value.mode]).toEqual([
      ['rex', 'vox'],
      'locked',
      { loaded: 'position' },
    ])
  })

  test('a failed request for the order clears the list', async () => {
    const { settled, choose } = begin({
      nearby: () => {
        throw new Error('no order')
      },
    })
    await settled()
    const { value, context } = await choose('cinema', 'lido')
    expect([value.ordering, context.nearby]).toEqual(['locked', []])
  })
})

describe('favourites', () => {
  const client = { signedIn: true, favourites: ['lido'] }
  const favourites = { type: 'location.choose', location: { type: 'favorite', value: null } } as const

  test('require a client, and lock the order', async () => {
    const { settled, send } = begin({ nearby: ({ favourites: slugs }) => slugs })
    await settled()
    expect((await send(favourites)).context.location).toBeNull()
    await send({ type: 'client.change', client })
    const chosen = await send(favourites)
    expect([chosen.value.mode, chosen.value.ordering, chosen.context.nearby]).toEqual([
      { loaded: 'favourite' },
      'locked',
      ['lido'],
    ])
    const more = await send({ type: 'client.change', client: { ...client, favourites: ['vox', 'lido'] } })
    expect(more.context.nearby).toEqual(['vox', 'lido'])
  })

  test('are removed from the location at sign-out', async () => {
    const { settled, send, saved } = begin({ client, saved: { type: 'favorite', value: null } })
    expect((await settled()).value.mode).toEqual({ loaded: 'favourite' })
    const { context, value } = await send({ type: 'client.change', client: nobody })
    expect([context.location, context.nearby, value.mode, value.ordering]).toEqual([
      null,
      [],
      { loaded: 'nowhere' },
      'free',
    ])
    expect(saved).toEqual([null])
  })

  test('are restored from the saved location with the client', async () => {
    const { settled, send } = begin({ saved: { type: 'favorite', value: null } })
    await settled()
    expect((await send({ type: 'client.change', client })).value.mode).toEqual({ loaded: 'favourite' })
  })
})
