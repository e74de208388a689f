import { GoneError, MalformedError, NotFoundError, UnavailableError } from '@marquee/kit/http/errors.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SiteId } from '#config/sites.ts'
import { type CachedOptions, createCachedSource } from './cached.ts'
import type { Call } from './call.ts'
import { contract } from './contract.ts'
import { createResponseMemory } from './response-store.ts'
import type { Source, SourceEvent } from './source.ts'

type Reply = () => Promise<unknown>
type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

function stage({
  hasHashes = false,
  isOwn = false,
  ...options
}: Pick<CachedOptions, 'breaker' | 'memory'> & Pick<Source, 'hasHashes' | 'isOwn'> & { site?: SiteId } = {}) {
  const state = {
    now: 1_000_000,
    requests: [] as string[],
    reply: (async () => [{ slug: 'vf', label: 'French' }]) as Reply,
    version: undefined as string | undefined,
  }
  const events: SourceEvent[] = []
  const source: Writable<Source> = {
    hasHashes,
    isOwn,
    read: async <M>(call: Call<M>) => {
      state.requests.push(call.path)
      const parsed = call.parse(await state.reply())
      if (!parsed.ok) throw new MalformedError(parsed.reason)
      if (parsed.model === null || parsed.model === undefined) throw new NotFoundError('none')
      const { version } = state
      const { model, skipped } = parsed
      return { model, skipped, bytes: 100, stale: false, ...(version === undefined ? {} : { version }) }
    },
  }
  const cached = createCachedSource(source, {
    site: 'fr',
    clock: () => state.now,
    log: (event) => events.push(event),
    ...options,
  })
  const versions = () => cached.read(contract.versions, { language: 'fr' })
  return { state, events, source, cached, versions }
}

const named = (label: string) => async () => [{ slug: 'vf', label }]
const down = async () => {
  throw new UnavailableError('down', { status: 503 })
}
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('cached source', () => {
  test('simultaneous requests share one call', async () => {
    const { state, versions } = stage()
    const responses = await Promise.all([versions(), versions(), versions()])
    expect(state.requests).toHaveLength(1)
    expect(responses.map(({ model }) => model[0]?.label)).toEqual(['French', 'French', 'French'])
  })

  test('other parameters and other calls are separate entries', async () => {
    const { state, cached, versions } = stage()
    await versions()
    await cached.read(contract.versions, { language: 'en' })
    await cached.read(contract.showtimesByDay, { show: 's', cinema: 'x', language: 'fr' }).catch(() => {})
    await cached.read(contract.showtimesByCinema, { show: 's', date: 'x', language: 'fr' }).catch(() => {})
    expect(state.requests).toHaveLength(4)
  })

  test('a response is fresh for 60 s, then stale while it is refreshed', async () => {
    const { state, versions } = stage()
    await versions()
    state.reply = named('Français')
    state.now += 59_999
    expect(await versions()).toMatchObject({ stale: false, model: [{ label: 'French' }] })
    expect(state.requests).toHaveLength(1)
    state.now += 1
    expect(await versions()).toMatchObject({ stale: true, model: [{ label: 'French' }] })
    await settled()
    expect(state.requests).toHaveLength(2)
    expect(await versions()).toMatchObject({ stale: false, model: [{ label: 'Français' }] })
  })

  test('a response is served stale for a day while the source fails, then rejected', async () => {
    const { state, events, versions } = stage()
    await versions()
    state.reply = down
    state.now += 86_400_000
    expect(await versions()).toMatchObject({ stale: true, model: [{ label: 'French' }] })
    await settled()
    expect(events).toContainEqual(expect.objectContaining({ kind: 'stale', site: 'fr' }))
    state.now += 60_000
    await expect(versions()).rejects.toBeInstanceOf(UnavailableError)
  })

  test('an expired response is fresh again, without a request, while the source knows its version as current', async () => {
    const { state, source, versions } = stage()
    state.version = 'a'
    source.isCurrent = (_, __, version) => version === state.version
    const first = await versions()
    state.now += 90_000_000
    expect(await versions()).toMatchObject({ stale: false, model: first.model })
    expect(state.requests).toHaveLength(1)
    state.version = 'b'
    state.reply = named('Français')
    state.now += 60_000
    await versions()
    await settled()
    expect((await versions()).model[0]?.label).toBe('Français')
  })

  test('an unchanged response of another process is renewed without being parsed', async () => {
    const { state, source, versions } = stage()
    state.version = 'a'
    const asked: string[] = []
    source.readNewer = async (_, __, version) => void asked.push(version)
    const first = await versions()
    state.now += 61_000
    await versions()
    await settled()
    expect(asked).toEqual(['a'])
    const renewed = await versions()
    expect(renewed.stale).toBe(false)
    expect(renewed.model).toBe(first.model)
  })

  test('a purged response is requested as a whole', async () => {
    const { state, source, cached, versions } = stage()
    state.version = 'a'
    source.isCurrent = () => true
    await versions()
    cached.purge(['versions'])
    state.reply = named('Français')
    expect((await versions()).model[0]?.label).toBe('Français')
  })

  test('an invalid response does not replace a valid one', async () => {
    const { state, versions } = stage()
    await versions()
    state.reply = async () => 'nonsense'
    state.now += 61_000
    expect(await versions()).toMatchObject({ stale: true })
    await settled()
    expect(await versions()).toMatchObject({ stale: true, model: [{ label: 'French' }] })
  })

  test('"not found" and "gone" are cached for the fresh time', async () => {
    const { state, versions } = stage()
    state.reply = async () => {
      throw new GoneError('gone')
    }
    await expect(versions()).rejects.toBeInstanceOf(GoneError)
    await expect(versions()).rejects.toBeInstanceOf(GoneError)
    expect(state.requests).toHaveLength(1)
    state.reply = named('French')
    state.now += 60_000
    expect(await versions()).toMatchObject({ stale: false })
  })

  test('failures are not cached', async () => {
    const { state, versions } = stage()
    state.reply = down
    await expect(versions()).rejects.toBeInstanceOf(UnavailableError)
    state.reply = named('French')
    expect(await versions()).toMatchObject({ stale: false })
  })

  test('requests after a malformed response again after ten seconds, or after a purge', async () => {
    const { state, cached, versions } = stage()
    state.reply = async () => 'nonsense'
    await expect(versions()).rejects.toBeInstanceOf(MalformedError)
    state.reply = named('French')
    state.now += 9_999
    await expect(versions()).rejects.toBeInstanceOf(MalformedError)
    expect(state.requests).toHaveLength(1)
    state.now += 1
    expect(await versions()).toMatchObject({ stale: false, model: [{ label: 'French' }] })
    state.reply = async () => 'nonsense'
    cached.purge(['versions'])
    await versions()
    state.reply = named('Français')
    cached.purge(['versions'])
    expect(await versions()).toMatchObject({ stale: false, model: [{ label: 'Français' }] })
  })

  test('personal calls and calls with headers are neither cached nor shared', async () => {
    const memory = createResponseMemory(20_000)
    const { state, cached } = stage({ memory })
    state.reply = async () => ({ slug: 'lyon' })
    await Promise.all([
      cached.read(contract.zone, { language: 'fr' }),
      cached.read(contract.zone, { language: 'fr' }),
    ])
    expect(state.requests).toHaveLength(2)
    state.reply = named('French')
    const headers = { authorization: 'Bearer x' }
    await cached.read(contract.versions, { language: 'fr' }, { headers })
    await cached.read(contract.versions, { language: 'fr' }, { headers })
    expect(state.requests).toHaveLength(4)
    expect(memory.size).toBe(0)
  })

  test('the breaker opens after consecutive failures, and closes after a success', async () => {
    const { state, cached, events, versions } = stage({ breaker: { failures: 2, rest: 20 } })
    state.reply = down
    await expect(versions()).rejects.toBeInstanceOf(UnavailableError)
    await expect(versions()).rejects.toBeInstanceOf(UnavailableError)
    await expect(versions()).rejects.toThrow('circuit open')
    expect(state.requests).toHaveLength(2)
    expect(cached.failingSince()).toBe(state.now)
    state.reply = named('French')
    vi.advanceTimersByTime(19)
    await expect(versions()).rejects.toThrow('circuit open')
    vi.advanceTimersByTime(1)
    expect(await versions()).toMatchObject({ stale: false })
    expect(cached.failingSince()).toBeUndefined()
    expect(events.filter(({ kind }) => kind === 'breaker')).toEqual([
      { kind: 'breaker', site: 'fr', state: 'open' },
      { kind: 'breaker', site: 'fr', state: 'half-open' },
      { kind: 'breaker', site: 'fr', state: 'closed' },
    ])
  })

  test('"not found" does not open the breaker', async () => {
    const { state, cached } = stage({ breaker: { failures: 1, rest: 1000 } })
    state.reply = async () => {
      throw new NotFoundError('none')
    }
    for (const slug of ['a', 'b', 'c'])
      await expect(cached.read(contract.show, { slug, language: 'fr' })).rejects.toBeInstanceOf(NotFoundError)
    expect(state.requests).toHaveLength(3)
  })

  test('a purged response is requested again, and served if the source fails', async () => {
    const { state, cached, versions } = stage()
    await versions()
    cached.purge(['shows'])
    await versions()
    expect(state.requests).toHaveLength(1)
    cached.purge(['versions'])
    state.reply = down
    expect(await versions()).toMatchObject({ stale: true, model: [{ label: 'French' }] })
    state.reply = named('Français')
    expect(await versions()).toMatchObject({ stale: false, model: [{ label: 'Français' }] })
  })

  test('waits until the deadline of a caller only, and keeps the response that comes later', async () => {
    const { state, cached } = stage({ breaker: { failures: 1, rest: 1_000 } })
    const { promise, resolve } = Promise.withResolvers<unknown>()
    state.reply = () => promise
    const params = { language: 'fr' }
    const deadline = performance.now() + 40
    const both = Promise.allSettled(
      [contract.versions, contract.tags].map((call) => cached.read<unknown>(call, params, { deadline })),
    )
    await vi.advanceTimersByTimeAsync(40)
    for (const each of await both)
      expect(each).toMatchObject({ status: 'rejected', reason: { name: 'UnavailableError' } })
    const late = expect(cached.read(contract.cities, params, { deadline })).rejects.toBeInstanceOf(
      UnavailableError,
    )
    await settled()
    await late
    expect(cached.failingSince(), 'a call that a page stops waiting for has not failed').toBeUndefined()
    resolve([{ slug: 'vf', label: 'French' }])
    await settled()
    expect(await cached.read(contract.versions, params, { deadline })).toMatchObject({ stale: false })
    expect(state.requests).toHaveLength(3)
  })

  test('waits for a service of this process beyond the deadline of a caller', async () => {
    const { state, cached } = stage({ isOwn: true })
    const { promise, resolve } = Promise.withResolvers<unknown>()
    state.reply = () => promise
    const read = cached.read(contract.versions, { language: 'fr' }, { deadline: performance.now() + 40 })
    await vi.advanceTimersByTimeAsync(80)
    resolve([{ slug: 'vf', label: 'French' }])
    await settled()
    expect(await read).toMatchObject({ model: [{ label: 'French' }] })
  })

  test('serves a purged response at the deadline of a caller', async () => {
    const { state, cached, versions } = stage()
    await versions()
    cached.purge(['versions'])
    state.reply = () => new Promise(() => {})
    const read = cached.read(contract.versions, { language: 'fr' }, { deadline: performance.now() + 20 })
    await vi.advanceTimersByTimeAsync(20)
    expect(await read).toMatchObject({
      stale: true,
      model: [{ label: 'French' }],
    })
  })

  test('does not cache a response as fresh if a purge overtook it', async () => {
    const { state, cached, versions } = stage()
    const { promise, resolve } = Promise.withResolvers<unknown>()
    state.reply = () => promise
    const first = versions()
    await settled()
    cached.purge(['versions'])
    resolve([{ slug: 'vf', label: 'old' }])
    await first
    state.reply = named('new')
    expect(await versions()).toMatchObject({ model: [{ label: 'new' }] })
  })

  test.each([true, false])(
    'responses of equal bytes have one model if versions are hashes: %s',
    async (hasHashes) => {
      const [fr, ch] = [stage({ hasHashes }), stage({ hasHashes, site: 'ch' })]
      for (const { state } of [fr, ch]) state.version = 'W/"equal"'
      const [one, other] = await Promise.all([fr.versions(), ch.versions()])
      expect(other.model === one.model).toBe(hasHashes)
      expect(other.model).toEqual(one.model)
    },
  )

  test('sources in one memory share its bound, and purge their own responses only', async () => {
    const memory = createResponseMemory(20_000)
    const [fr, ch] = [stage({ memory }), stage({ memory, site: 'ch' })]
    await fr.versions()
    await ch.versions()
    fr.cached.purge(['versions'])
    await fr.versions()
    await ch.versions()
    expect([fr.state.requests.length, ch.state.requests.length]).toEqual([2, 1])
    for (const language of ['a', 'b', 'c', 'd']) await ch.cached.read(contract.versions, { language })
    expect([memory.size, memory.calculatedSize <= 20_000]).toEqual([3, true])
    await fr.versions()
    expect(fr.state.requests).toHaveLength(3)
  })
})
