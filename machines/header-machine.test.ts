import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { headerMachine } from './header-machine.ts'

function start() {
  const actor = createActor(headerMachine, {
    input: { thresholds: { stickyAfter: 68, stickyShareOfViewport: 0.25 } },
  }).start()
  const scroll = (position: number, desktop = true) => {
    actor.send({ type: 'page.scroll', position, windowHeight: 800, desktop })
    return actor.getSnapshot().value
  }
  return { actor, scroll }
}

test('shows on the way up, hides on the way down, rests near the top', () => {
  const { scroll } = start()
  scroll(600)
  expect(scroll(590)).toEqual({ sticky: 'shown' })
  expect(scroll(590)).toEqual({ sticky: 'shown' })
  expect(scroll(640)).toEqual({ sticky: 'hidden' })
  expect(scroll(100)).toEqual({ sticky: 'shown' })
  expect(scroll(69)).toEqual({ sticky: 'shown' })
  expect(scroll(68)).toBe('resting')
})
