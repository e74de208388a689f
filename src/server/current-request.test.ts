import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { currentDeadline, currentRequest } from './current-request.ts'
import { fakeApis, fakeOuter } from './outer-server.fixture.ts'

test('all that a request calls may wait until one moment, and other work from now on', async () => {
  const env = { NODE_ENV: 'production', PAGE_WAIT_MS: 2_500 } as const
  const seen: number[] = []
  const { send } = fakeOuter(
    { PAGE_WAIT_MS: '2500' },
    {
      apis: {
        ...fakeApis,
        content: async () => {
          seen.push(currentDeadline(env))
          await setImmediate()
          seen.push(currentDeadline(env))
          return Response.json(null)
        },
      },
    },
  )
  expect((await send('http://fr.localhost/api/news')).status).toBe(200)
  expect(seen).toHaveLength(2)
  expect(seen[1]).toBe(seen[0])
  expect(currentRequest()).toBeUndefined()
  expect(currentDeadline(env)).toBeGreaterThan(Math.max(...seen))
})
