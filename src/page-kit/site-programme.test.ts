import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { aCinema, aCity, aSchedule } from './composition.fixture.ts'
import { placePage } from './site-programme.server.ts'
import { createProgramme, createProgrammeCache, gatherProgramme, runsOf } from './site-programme.ts'

const playing = (slug: string, date: string, tags: readonly string[] = []) =>
  aSchedule({ shows: { [slug]: { days: { [date]: { tags, versions: ['vf'] } } } } })

test('merges runs over cinemas and drops past days', () => {
  const runs = runsOf(
    [playing('a', '2026-11-20', ['imax']), playing('a', '2026-11-20', ['4dx']), playing('b', '2026-11-01')],
    '2026-11-20',
  )
  expect([...runs.keys()]).toEqual(['a'])
  expect(runs.get('a')?.days.get('2026-11-20')).toMatchObject({ tags: ['imax', '4dx'], versions: ['vf'] })
})

test('a cinema without a response makes the programme incomplete', async () => {
  const programme = await gatherProgramme({
    cinemas: ['rex', 'lux'],
    scheduleOf: async (cinema) => (cinema === 'rex' ? playing('a', '2026-11-20') : null),
    into: new Map(),
  })
  expect([programme.complete, [...programme.cinemas]]).toEqual([false, ['rex']])
})

test('requests get their turn while a source without I/O is read', async () => {
  const order: string[] = []
  setImmediate(() => order.push('request'))
  await gatherProgramme({
    cinemas: ['rex', 'lux', 'roxy'],
    async scheduleOf(cinema) {
      order.push(cinema)
      return playing('a', '2026-11-20')
    },
    into: new Map(),
  })
  expect(order).toEqual(['rex', 'request', 'lux', 'roxy'])
})

describe('the cached programme', () => {
  const complete = createProgramme(new Map([['rex', playing('a', '2026-11-20')]]), true)
  const incomplete = createProgramme(new Map(), false)

  test('is gathered once for concurrent requests, and again when it is old', async () => {
    let now = 0
    const gather = vi.fn(async () => complete)
    const cache = createProgrammeCache({ fresh: 1000, retry: 100, clock: () => now })
    expect(await Promise.all([cache.current(gather, 50), cache.current(gather, 50)])).toEqual([
      complete,
      complete,
    ])
    now = 999
    await cache.current(gather, 0)
    expect(gather).toHaveBeenCalledTimes(1)
    now = 1001
    expect(await cache.current(gather, 50)).toBe(complete)
    expect(gather).toHaveBeenCalledTimes(2)
  })

  test('is gathered once, three seconds later, if nobody waits for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const gather = vi.fn(async () => complete)
    const cache = createProgrammeCache({ fresh: 1000, retry: 100, clock: () => 0 })
    expect(await Promise.all([cache.current(gather, 0), cache.current(gather, 0)])).toEqual([null, null])
    expect(gather).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(gather).toHaveBeenCalledTimes(1)
    expect(await cache.current(gather, 0)).toBe(complete)
  })

  test('is gathered at once for a page that waits, also if another one does not', async () => {
    const gather = vi.fn(async () => complete)
    const cache = createProgrammeCache({ fresh: 1000, retry: 100, clock: () => 0 })
    await cache.current(gather, 0)
    expect(await cache.current(gather, 50)).toBe(complete)
    expect(gather).toHaveBeenCalledTimes(1)
  })

  test('is not replaced by a less complete one', async () => {
    let now = 0
    const cache = createProgrammeCache({ fresh: 1000, retry: 100, clock: () => now })
    await cache.current(async () => complete, 50)
    now = 2000
    await cache.current(async () => incomplete, 50)
    await Promise.resolve()
    expect(await cache.current(async () => incomplete, 50)).toBe(complete)
  })

  test('returns the partial programme if it is not ready in time', async () => {
    const cache = createProgrammeCache({ fresh: 1000, retry: 100, clock: () => 0 })
    const never = new Promise<typeof complete>(() => {})
    const partial = await cache.current((into) => {
      into.set('rex', playing('a', '2026-11-20'))
      return never
    }, 5)
    expect([partial?.complete, [...(partial?.cinemas ?? [])]]).toEqual([false, ['rex']])
    expect(await createProgrammeCache({ fresh: 1, retry: 1 }).current(() => never, 1)).toBeNull()
  })

  test('is merged again only when half as many cinemas again have arrived', async () => {
    const cache = createProgrammeCache({ fresh: 1000, retry: 100, clock: () => 0 })
    let arrived = new Map<string, ReturnType<typeof playing>>()
    const current = () =>
      cache.current((into) => {
        arrived = into
        return new Promise(() => {})
      }, 1)
    const arrive = (...cinemas: readonly string[]) => {
      for (const cinema of cinemas) arrived.set(cinema, playing('a', '2026-11-20'))
    }
    await current()
    arrive('rex', 'lux')
    const first = await current()
    expect(await current()).toBe(first)
    arrive('roxy')
    expect((await current())?.cinemas.size).toBe(3)
    expect([...(first?.cinemas ?? [])]).toEqual(['rex', 'lux'])
  })
})

test('the runs of each cinema and city of a large country are merged once', () => {
  const cinemas = Array.from({ length: 120 }, (_, index) => `cinema-${index}`)
  const schedules = new Map(cinemas.map((slug) => [slug, playing(slug, '2026-11-20')]))
  const programme = createProgramme(schedules, true)
  const runs = () => cinemas.map((slug) => programme.runs('2026-11-20', [slug]))
  const first = runs()
  expect(runs().filter((each, index) => each !== first[index])).toEqual([])
})

test('the page of a place is that of its cinema, also of the only one of a city, or of the city', () => {
  const cinemas = [aCinema('rex'), aCinema('vox'), aCinema('lido')]
  const cities = [aCity('lyon', ['rex', 'vox']), aCity('nice', ['lido'])]
  const pageOf = (place: string | null) => placePage(place, { cities, cinemas })
  expect([pageOf('vox'), pageOf('nice'), pageOf('lyon')]).toEqual([
    { kind: 'cinema', page: 'vox' },
    { kind: 'cinema', page: 'lido' },
    { kind: 'cityLight', page: 'lyon' },
  ])
  expect([pageOf('idf'), pageOf('atlantis'), pageOf(null)]).toEqual([undefined, undefined, undefined])
})
