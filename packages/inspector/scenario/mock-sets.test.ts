import { afterEach, describe, expect, test, vi } from 'vitest'
import { mockedFetch } from './apply-mock-set.ts'
import { type MockSetName, mockSets } from './mock-sets.ts'

const origin = 'http://fr.localhost'
const programme = {
  outcome: 'found',
  page: {
    times: [{ status: 'available' }, { status: 'locked' }],
    cinemas: [{ slug: 'rex' }, { slug: 'lux' }],
  },
}
const real = async () => Response.json(programme)

function requesting(name: MockSetName) {
  const fetch = mockedFetch(mockSets[name], real as typeof globalThis.fetch, origin, () => {})
  return async (path: string, init?: RequestInit) => {
    const response = await fetch(path, init)
    return { status: response.status, body: (await response.json()) as unknown }
  }
}

afterEach(() => vi.useRealTimers())

describe('mocked responses', () => {
  test.each<[MockSetName, string, object]>([
    ['chat-unknown', '/api/chat/availability', { status: 503 }],
    ['chat-closed', '/api/chat/availability', { status: 200, body: { instructions: ['schedule'] } }],
    ['api-500', '/_page/film?slug=tide', { status: 500 }],
    [
      'sold-out-meanwhile',
      '/_page/film?slug=tide',
      { body: { page: { times: [{ status: 'soldout' }, { status: 'locked' }] } } },
    ],
    ['single-cinema', '/_page/locator', { body: { page: { cinemas: [{ slug: 'rex' }] } } }],
    ['signed-in', '/api/v1/accounts/me?language=fr', { body: { firstname: 'Camille' } }],
    ['signed-in', '/api/v1/accounts/me/cinemas?language=fr', { body: [] }],
  ])('%s responds to %s', async (name, path, expected) => {
    expect(await requesting(name)(path)).toMatchObject(expected)
  })

  test('slow responses take three seconds, or abort', async () => {
    vi.useFakeTimers()
    const abort = new AbortController()
    const [stored, loaded] = [
      requesting('slow-answers')('/_page/film'),
      requesting('slow-answers')('/_page/film', { signal: abort.signal }),
    ]
    const rejected = expect(loaded).rejects.toThrow()
    abort.abort()
    await vi.advanceTimersByTimeAsync(2_999)
    expect(await Promise.race([stored, Promise.resolve('waiting')])).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(await stored).toMatchObject({ status: 200 })
    await rejected
  })
})
