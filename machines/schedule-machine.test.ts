import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { scheduleMachine } from './schedule-machine.ts'

test('a day of the calendar is the first of the strip until a navigation', () => {
  const actor = createActor(scheduleMachine).start()
  actor.send({ type: 'day.select', day: '2026-12-02' })
  expect(actor.getSnapshot().context.startDay).toBe('2026-12-02')
  actor.send({ type: 'page.navigate' })
  expect(actor.getSnapshot().context.startDay).toBeNull()
})
