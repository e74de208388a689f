import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { keys, mutate, queries, queryFor } from './queries.ts'

afterEach(() => {
  queries.clear()
  onlineManager.setOnline(true)
})

const running = () => new AbortController().signal

test('an actor that starts again does not get the response to the request before', async () => {
  const queryFn = vi.fn(async () => 'after').mockImplementationOnce(() => new Promise(() => {}))
  const stop = new AbortController()
  const before = queryFor(stop.signal, { queryKey: keys.client, queryFn })
  before.catch(() => {})
  stop.abort()
  expect(await queryFor(running(), { queryKey: keys.client, queryFn })).toBe('after')
  await expect(before).rejects.toThrow('CancelledError')
})

test('offline, a query and a change fail at once, so that their machine can roll back', async () => {
  onlineManager.setOnline(false)
  const fail = () => Promise.reject(new Error('offline'))
  await expect(queryFor(running(), { queryKey: keys.chat, queryFn: fail })).rejects.toThrow('offline')
  await expect(mutate(fail, 'heron')).rejects.toThrow('offline')
})
