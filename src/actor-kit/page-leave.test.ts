import type { AnyRouter } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { onPageLeave } from './page-leave.ts'

function routerAt(pathname: string) {
  const listeners = new Set<(event: unknown) => void>()
  const router = {
    latestLocation: { pathname },
    subscribe(type: string, listener: (event: unknown) => void) {
      expect(type).toBe('onBeforeNavigate')
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return {
    router: router as unknown as AnyRouter,
    load(to: string) {
      // The router compares with the page that is still there until the next page is shown.
      const event = { toLocation: { pathname: to }, pathChanged: to !== pathname }
      for (const listener of listeners) listener(event)
    },
  }
}

it('ignores data that is loaded again before the next page is shown', () => {
  const { router, load } = routerAt('/films')
  const leave = vi.fn()
  onPageLeave(router, leave)
  load('/cinemas')
  load('/cinemas')
  expect(leave).toHaveBeenCalledTimes(1)
})

it('ignores a change of the query and notices a return before the next page is shown', () => {
  const { router, load } = routerAt('/films')
  const leave = vi.fn()
  onPageLeave(router, leave)
  load('/films')
  expect(leave).not.toHaveBeenCalled()
  load('/cinemas')
  load('/films')
  expect(leave).toHaveBeenCalledTimes(2)
})

it('stops', () => {
  const { router, load } = routerAt('/films')
  const leave = vi.fn()
  onPageLeave(router, leave)()
  load('/cinemas')
  expect(leave).not.toHaveBeenCalled()
})
