import { expect, test } from 'vitest'
import { currentDeadline } from './current-request.ts'
import { readEnv } from './env.ts'
import { fakeOuter } from './outer-server.fixture.ts'

const environment = { PAGE_WAIT_MS: '300' }
const env = readEnv(environment)

test('a request of a client host waits until PAGE_WAIT_MS after its start, whatever it does first', async () => {
  const left: number[] = []
  const respond = async () => {
    const first = currentDeadline(env)
    left.push(first - performance.now())
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(currentDeadline(env)).toBe(first)
    return new Response('done')
  }
  const { send } = fakeOuter(environment, { clientPages: () => ({ respond }) })
  await send('http://client.fr.localhost:3000/fr/sign-in')
  expect(left).toHaveLength(1)
  expect(Math.max(...left)).toBeLessThanOrEqual(300)
})

test('other work waits PAGE_WAIT_MS from now on', () => {
  expect(currentDeadline(env) - performance.now()).toBeGreaterThan(0)
})
