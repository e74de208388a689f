import { expect, test, vi } from 'vitest'
import type { RequestContext } from './request-context.server.ts'

test('a module that the development server runs twice has one request context', async () => {
  const first = await import('./request-context.server.ts')
  vi.resetModules()
  const second = await import('./request-context.server.ts')
  expect(second).not.toBe(first)
  const context: RequestContext = Object.create(null)
  expect(first.runWithRequestContext(context, second.requestContext)).toBe(context)
})
