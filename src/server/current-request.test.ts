import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentDeadline } from './current-request.ts'
import { readEnv } from './env.ts'
import { fakeOuter } from './outer-server.fixture.ts'

const environment = { PAGE_WAIT_MS: '300' }
const env = readEnv(environment)

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('a request of a client host waits until PAGE_WAIT_MS after its start, whatever it does first', async () => {
  const deadlines: number[] = []
  const respond = async () => {
    vi.advanceTimersByTime(5)
    deadlines.push(currentDeadline(env))
    return new Response('done')
  }
  const { send } = fakeOuter(environment, { clientPages: () => ({ respond }) })
  const began = performance.now()
  await send('http://client.fr.localhost:3000/fr/sign-in')
  expect(deadlines).toEqual([began + 300])
})

test('other work waits PAGE_WAIT_MS from now on', () => {
  expect(currentDeadline(env)).toBe(performance.now() + 300)
})
