import { expect, test } from 'vitest'
import { isRestarted } from './server-process.mjs'

test('a process is started again after an uncaught error, unless it would fail again at once', () => {
  expect(isRestarted(70, 60_000)).toBe(true)
  expect(isRestarted(70, 5_000)).toBe(false)
  for (const code of [0, 1, null]) expect(isRestarted(code, 60_000)).toBe(false)
})
