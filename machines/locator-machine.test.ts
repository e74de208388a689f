import { describe, expect, test } from 'vitest'
import { anywhere, begin, cinema, cinemas, here, nobody, type Setting } from './locator.fixture.ts'

describe('the first location', () => {
  const savedPosition = { type: 'position', value: here } as const
  const nice = { type: 'city', value: 'nice' } as const
  const favourites = { type: 'favorite', value: null } as const
  const client = { signedIn: true, favourites: ['rex'] }
  const rex = { ...anywhere, cinema: 'rex' }
  const inNice = { ...rex, localisation: 'nice' }
  test.each([
    ['the place of the filters', { page: inNice, saved: cinema('0102') }, nice],
    ['a cinema in the filters', { page: { ...rex, localisation: 'lido' } }, cinema('lido')],
    ['the cinema of the page', { page: rex, saved: cinema('0102') }, cinema('rex')],
    ['the cinema of a light page, whatever its filters', { page: { ...inNice, light: true } }, cinema('rex')],
    ['a saved cinema, by its reference', { saved: cinema('0102') }, cinema('vox')],
    ['a saved city', { saved: nice }, nice],
    ['a saved position', { saved: savedPosition }, savedPosition],
    ['saved favourites of a client', { saved: favourites, client }, favourites],
    [
      'the only cinema, whatever the page says',
      { cinemas: cinemas.slice(0, 1), page: inNice },
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
})

describe('a choice', () => {
  test('is saved by reference, remembered, and erased on request, like a position', async () => {
    const { settled, choose, send, saved, savedLocations } = begin({ position: here })
    await settled()
    await choose('cinema', 'vox')
    const { context, value } = await send({ type: 'location.forget' })
    expect([context.nearby, value.ordering]).toEqual([[], 'free'])
    await send({ type: 'position.request' })
    expect(saved).toEqual([cinema('0102'), null, { type: 'position', value: here }])
    expect(savedLocations.slice(0, 2)).toEqual([[cinema('vox')], []])
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

  test('are restored from the saved location with the client, and erased with it', async () => {
    const { settled, send, saved } = begin({ saved: { type: 'favorite', value: null } })
    await settled()
    expect((await send({ type: 'client.change', client })).value.mode).toEqual({ loaded: 'favourite' })
    await send({ type: 'client.change', client: nobody })
    expect(saved).toEqual([null])
  })
})
